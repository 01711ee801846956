import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** An S3 request to be signed. */
export interface S3Request {
  method: 'GET' | 'PUT';
  host: string;
  /** With a leading slash, not escaped. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface S3Keys {
  id: string;
  secret: string;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';

/** Encodes a text as UTF-8: the engine has no `TextEncoder`. */
function utf8(text: string): Uint8Array {
  const bytes = encodeURIComponent(text).match(/%..|./g) ?? [];
  return Uint8Array.from(bytes, (byte) =>
    byte.length === 3 ? parseInt(byte.slice(1), 16) : byte.charCodeAt(0),
  );
}

const hash = (text: string): string => bytesToHex(sha256(utf8(text)));
const keyed = (key: Uint8Array, text: string): Uint8Array => hmac(sha256, key, utf8(text));

/** A path as it is sent and signed: everything but letters, digits, `-._~` and slashes is escaped. */
export function escapedPath(path: string): string {
  return encodeURIComponent(path)
    .replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%2F', '/');
}

/** A time as `20130524T000000Z`. */
function stampOf(now: number): string {
  return new Date(now).toISOString().replace(/[-:]|\.\d+/g, '');
}

/**
 * The headers of a request with a signature (AWS Signature Version 4, of all headers and the body).
 * @param now in milliseconds since 1970
 */
export function signed(
  { method, host, path, headers, body }: S3Request,
  region: string,
  keys: S3Keys,
  now: number,
): Record<string, string> {
  const stamp = stampOf(now);
  const day = stamp.slice(0, 8);
  const all: Record<string, string> = {
    ...headers,
    host,
    'x-amz-content-sha256': hash(body),
    'x-amz-date': stamp,
  };
  const names = Object.keys(all).sort();
  const lines = names.map((name) => `${name}:${all[name]?.trim() ?? ''}\n`).join('');
  const list = names.join(';');
  const request = [method, escapedPath(path), '', lines, list, hash(body)].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, 's3', 'aws4_request'].reduce(keyed, utf8(`AWS4${keys.secret}`));
  const signature = bytesToHex(keyed(key, [ALGORITHM, stamp, scope, hash(request)].join('\n')));
  const authorization = `${ALGORITHM} Credential=${keys.id}/${scope},SignedHeaders=${list},Signature=${signature}`;
  return { ...all, authorization };
}
