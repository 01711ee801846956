import { expect, it } from 'vitest';
import { ofTerm, readTarget, type Target } from './target';

const KEYS = { LITESTREAM_ACCESS_KEY_ID: 'id', LITESTREAM_SECRET_ACCESS_KEY: 'secret' };
const read = (value: string, env: Readonly<Record<string, string>> = KEYS) =>
  readTarget(value, '/var/lib/hub', (name) => env[name] ?? '');

it('knows a folder by its path or as an address', () => {
  const folder = {
    kind: 'folder',
    url: 'file:///mnt/disk/hub',
    name: '/mnt/disk/hub',
    path: '/mnt/disk/hub',
  };
  expect(read('/mnt/disk/hub')).toEqual(folder);
  expect(read('file:///mnt/disk/hub/')).toEqual(folder);
  expect(read('/var/lib/hub-replica')).toMatchObject({ path: '/var/lib/hub-replica' });
});

it('knows S3 storage of Amazon, and another one by its address', () => {
  expect(read('s3://bucket/a/hub/')).toEqual({
    kind: 's3',
    url: 's3://bucket/a/hub/',
    name: 's3://bucket/a/hub',
    path: 'a/hub',
    bucket: {
      name: 'bucket',
      region: 'us-east-1',
      endpoint: 'https://s3.us-east-1.amazonaws.com',
      isPathStyle: false,
    },
  });
  const url = 's3://bucket/hub?endpoint=http%3A%2F%2F127.0.0.1:7070&region=eu-1';
  expect(read(url)).toMatchObject({
    url,
    name: 's3://bucket/hub',
    bucket: { endpoint: 'http://127.0.0.1:7070', region: 'eu-1', isPathStyle: true },
  });
  expect(read('s3://bucket/hub', { ...KEYS, AWS_REGION: 'eu-2' })).toMatchObject({
    bucket: { region: 'eu-2' },
  });
});

it('keeps each term of serving apart, and their documents together', () => {
  const target = read('s3://bucket/hub/?endpoint=http://127.0.0.1:7070') as Target;
  expect(ofTerm(target, 7)).toEqual({
    ...target,
    url: 's3://bucket/hub/terms/7?endpoint=http://127.0.0.1:7070',
  });
  expect(ofTerm(target, 0)).toBe(target);
});

it('names an sftp server without the user and the password', () => {
  expect(read('sftp://ada:word@nas.local:22/hub')).toEqual({
    kind: 'sftp',
    url: 'sftp://ada:word@nas.local:22/hub',
    name: 'sftp://nas.local:22/hub',
    path: '/hub',
  });
});

it.each([
  ['replica', 'HUB_REPLICA is replica: write a folder'],
  ['/', 'HUB_REPLICA is /: write a folder'],
  ['/var/lib/hub', 'lies in the data folder'],
  ['/var/lib/hub/copy', 'lies in the data folder'],
  ['/mnt/my disk', 'holds a space, a quote'],
  ['/mnt/"', 'holds a space, a quote'],
  ['/mnt/$HOME', 'holds a space, a quote'],
  ['s3://bucket', 'write s3://bucket/path'],
  ['s3://bucket.s3.amazonaws.com/hub', 'write s3://bucket/path'],
  [
    's3://bucket/hub?endpoint=s3.example.org',
    'The endpoint in HUB_REPLICA is s3.example.org: write it with https://.',
  ],
  ['sftp://nas.local', 'names no folder of an sftp server'],
])('refuses %s in a sentence', (value, sentence) => {
  expect(read(value)).toContain(sentence);
});

it('asks for the keys of S3 storage, of which it says nothing', () => {
  expect(read('s3://bucket/hub', {})).toContain('its keys are missing');
  expect(read('s3://bucket/hub', { AWS_ACCESS_KEY_ID: 'id' })).toContain('its keys are missing');
  expect(JSON.stringify(read('s3://bucket/hub'))).not.toContain('secret');
});
