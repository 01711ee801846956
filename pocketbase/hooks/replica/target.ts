/** The S3 storage of a replica. */
export interface Bucket {
  name: string;
  endpoint: string;
  region: string;
  isPathStyle: boolean;
}

/** The address of a replica (HUB_REPLICA). */
export interface Target {
  kind: 'folder' | 's3' | 'sftp';
  /** The URL for Litestream; it may contain a password. */
  url: string;
  /** For people, without a password. */
  name: string;
  /** The path prefix of all files of the replica: a folder, or within a bucket. */
  path: string;
  /** For S3 only. */
  bucket?: Bucket;
}

const WAYS = 'write a folder (/mnt/disk/hub), s3://bucket/path or sftp://user@host/path.';
/** Characters that would end the string in Litestream's configuration, or start a variable in it. */
const UNSAFE = /["\\\s$]/;

function queryOf(text: string): Readonly<Record<string, string>> {
  const pairs = text.split('&').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, decodeURIComponent(value.join('='))];
    }),
  );
}

function folderTarget(path: string, dataFolder: string): Target | string {
  const folder = path.replace(/\/+$/, '');
  if (folder === '') return `HUB_REPLICA is ${path}: ${WAYS}`;
  if (`${folder}/`.startsWith(`${dataFolder}/`)) {
    return `HUB_REPLICA is ${folder}, which lies in the data folder: choose a folder on another disk.`;
  }
  return { kind: 'folder', url: `file://${folder}`, name: folder, path: folder };
}

function s3Target(value: string, env: (name: string) => string): Target | string {
  const [, name = '', rest = '', search = ''] = /^s3:\/\/([^/?]+)\/?([^?]*)\??(.*)$/.exec(value) ?? [];
  const path = rest.replace(/\/+$/, '');
  if (!/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/.test(name) || path === '') {
    return `HUB_REPLICA is ${value.split('?')[0]}: write s3://bucket/path, and where the storage is not Amazon’s its address: s3://bucket/path?endpoint=https://s3.example.org.`;
  }
  const query = queryOf(search);
  const region = query.region || env('AWS_REGION') || 'us-east-1';
  const { endpoint = '', forcePathStyle = '' } = query;
  if (endpoint !== '' && !/^https?:\/\//.test(endpoint)) {
    return `The endpoint in HUB_REPLICA is ${endpoint}: write it with https://.`;
  }
  if (s3Keys(env) === null) {
    return 'HUB_REPLICA names S3 storage, and its keys are missing: set LITESTREAM_ACCESS_KEY_ID and LITESTREAM_SECRET_ACCESS_KEY.';
  }
  const bucket = {
    name,
    region,
    endpoint: endpoint || `https://s3.${region}.amazonaws.com`,
    isPathStyle: forcePathStyle === '' ? endpoint !== '' : forcePathStyle === 'true',
  };
  return { kind: 's3', url: value, name: `s3://${name}/${path}`, path, bucket };
}

function sftpTarget(value: string): Target | string {
  const [, host = '', path = ''] = /^sftp:\/\/(?:[^@/]+@)?([^@/]+)(\/.+)$/.exec(value) ?? [];
  if (host === '') return 'HUB_REPLICA names no folder of an sftp server: write sftp://user@host/path.';
  return { kind: 'sftp', url: value, name: `sftp://${host}${path}`, path };
}

/** The same replica with the database of one term (`hub standby`); at the path itself without one (0). */
export function ofTerm(target: Target, term: number): Target {
  if (term === 0) return target;
  const [place = '', ...query] = target.url.split('?');
  const url = [`${place.replace(/\/+$/, '')}/terms/${term}`, ...query].join('?');
  return { ...target, url };
}

/** The S3 credentials, in Litestream's variables; `null` if one is missing. */
export function s3Keys(env: (name: string) => string): { id: string; secret: string } | null {
  const key = (name: string) => env(`AWS_${name}`) || env(`LITESTREAM_${name}`);
  const id = key('ACCESS_KEY_ID');
  const secret = key('SECRET_ACCESS_KEY');
  return id === '' || secret === '' ? null : { id, secret };
}

/** Parses the address of a replica; a text says what is wrong with it. */
export function readTarget(
  value: string,
  dataFolder: string,
  env: (name: string) => string,
): Target | string {
  if (UNSAFE.test(value)) return 'HUB_REPLICA holds a space, a quote, a backslash or a $: leave them out.';
  if (value.startsWith('file://')) return folderTarget(value.slice('file://'.length), dataFolder);
  if (value.startsWith('/')) return folderTarget(value, dataFolder);
  if (value.startsWith('s3://')) return s3Target(value, env);
  if (value.startsWith('sftp://')) return sftpTarget(value);
  return `HUB_REPLICA is ${value}: ${WAYS}`;
}
