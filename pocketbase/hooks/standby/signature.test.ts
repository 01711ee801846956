import { expect, it } from 'vitest';
import { escapedPath, signed } from './signature';

/** The examples of https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html. */
const KEYS = { id: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };
const HOST = 'examplebucket.s3.amazonaws.com';
const THEN = Date.parse('2013-05-24T00:00:00Z');

it('signs as the examples of AWS do', () => {
  const get = {
    method: 'GET',
    host: HOST,
    path: '/test.txt',
    headers: { range: 'bytes=0-9' },
    body: '',
  } as const;
  expect(signed(get, 'us-east-1', KEYS, THEN).authorization).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,' +
      'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,' +
      'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
  const put = {
    method: 'PUT',
    host: HOST,
    path: '/test$file.text',
    headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    body: 'Welcome to Amazon S3.',
  } as const;
  expect(signed(put, 'us-east-1', KEYS, THEN).authorization).toContain(
    'Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  );
});

it('escapes a path, and leaves its slashes', () => {
  expect(escapedPath("/a hub/(ü)'$.json")).toBe('/a%20hub/%28%C3%BC%29%27%24.json');
});
