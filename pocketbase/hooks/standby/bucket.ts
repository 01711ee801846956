import { parsed } from '../json-object';
import { type Bucket, s3Keys, type Target } from '../replica/target';
import type { Lease, Stored } from './lease';
import { escapedPath, signed } from './signature';

/** How long the bucket may take to respond, in seconds. */
const TIMEOUT_S = 2;

/** The result of a conditional write: the new ETag, `refused` if the condition does not hold, or `failed`. */
export type Written = { etag: string } | 'refused' | 'failed';

/** What the bucket holds: a lease, none, or unknown. */
export type Found = Stored | 'none' | 'failed';

interface Answer {
  status: number;
  etag: string;
  text: string;
}

/** The address of a bucket: with its name in the host, or in the path. */
function placeOf({ endpoint, name, isPathStyle }: Bucket): { scheme: string; host: string; path: string } {
  const [, scheme = '', host = '', path = ''] = /^(https?:\/\/)([^/]+)(.*?)\/*$/.exec(endpoint) ?? [];
  return isPathStyle ? { scheme, host, path: `${path}/${name}` } : { scheme, host: `${name}.${host}`, path };
}

/** Sends a signed request for an object of the replica; `null` if there is no response. */
function send(
  target: Target,
  method: 'GET' | 'PUT',
  key: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Answer | null {
  const keys = s3Keys((name) => $os.getenv(name));
  if (target.bucket === undefined || keys === null) return null;
  const { scheme, host, path: base } = placeOf(target.bucket);
  const path = `${base}/${target.path}/${key}`;
  const request = { method, host, path, headers, body };
  try {
    const answer = $http.send({
      url: scheme + host + escapedPath(path),
      method,
      headers: signed(request, target.bucket.region, keys, Date.now()),
      body,
      timeout: TIMEOUT_S,
    });
    const [etag = ''] = answer.headers['Etag'] ?? [];
    return { status: answer.statusCode, etag, text: toString(answer.body) };
  } catch {
    return null;
  }
}

/** The condition of a write: that the object does not exist (`null`), or has an ETag. */
function conditionOf(etag: string | null): Record<string, string> {
  return etag === null ? { 'if-none-match': '*' } : { 'if-match': etag };
}

function put(target: Target, key: string, body: string, etag: string | null): Written {
  const answer = send(target, 'PUT', key, body, conditionOf(etag));
  if (answer === null) return 'failed';
  if (answer.status === 200 && answer.etag !== '') return { etag: answer.etag };
  // 409: another conditional write was running. 404: there is no object with that ETag.
  return [404, 409, 412].includes(answer.status) ? 'refused' : 'failed';
}

const LEASE = 'lease.json';

/** Replaces the lease with an ETag, or creates it if there is none (`null`). */
export function putLease(target: Target, lease: Lease, etag: string | null): Written {
  return put(target, LEASE, JSON.stringify(lease), etag);
}

/** Reads the lease. */
export function readLease(target: Target): Found {
  const answer = send(target, 'GET', LEASE, '', {});
  if (answer?.status === 404) return 'none';
  // `null` if the body was cut off.
  const lease = answer?.status === 200 ? (parsed(answer.text) as Lease | null) : null;
  return lease === null || answer === null ? 'failed' : { lease, etag: answer.etag };
}

const PROBE = 'conditional-writes.txt';

/** Whether the bucket refuses a write whose condition does not hold, on which machines rely; `null`: no answer. */
export function knowsConditions(target: Target): boolean | null {
  const first = put(target, PROBE, 'A probe of conditional writes.', null);
  if (first === 'failed') return null;
  const again = put(target, PROBE, 'A probe that must be refused.', null);
  const other = put(target, PROBE, 'A probe that must be refused.', '"0123456789abcdef0123456789abcdef"');
  if (again === 'failed' || other === 'failed') return null;
  return again === 'refused' && other === 'refused';
}
