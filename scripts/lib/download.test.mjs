import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { serveOnLoopback } from '../testing/loopback.mjs';
import { download } from './download.mjs';

const FILE = Buffer.from('the expected file');
const sha256 = createHash('sha256').update(FILE).digest('hex');

test('gives the file, through a redirect too', async () => {
  const url = await serveOnLoopback((request, response) => {
    if (request.url === '/file') response.end(FILE);
    else response.writeHead(302, { location: '/file' }).end();
  });
  expect(await download(url, { sha256 })).toEqual(FILE);
});

test('refuses a file with another checksum', async () => {
  const url = await serveOnLoopback((_request, response) => response.end('another file'));
  await expect(download(url, { sha256 })).rejects.toThrow('the file is not the expected one');
});

test('refuses a file that ends early', async () => {
  const url = await serveOnLoopback((_request, response) => {
    response.writeHead(200, { 'content-length': FILE.length });
    response.write(FILE.subarray(0, 5), () => response.destroy());
  });
  await expect(download(url, { sha256 })).rejects.toThrow('terminated');
});

test('says what the server answered', async () => {
  const url = await serveOnLoopback((_request, response) => response.writeHead(404).end());
  await expect(download(url, { sha256 })).rejects.toThrow('the server answered 404');
});

test('gives up where nobody answers', async () => {
  const url = await serveOnLoopback(() => undefined);
  await expect(download(url, { sha256, answerMs: 50 })).rejects.toThrow('the server does not answer');
});

test('gives up when the stream stands still', async () => {
  const url = await serveOnLoopback((_request, response) => {
    response.write(FILE.subarray(0, 5));
  });
  await expect(download(url, { sha256, stallMs: 50 })).rejects.toThrow('the server does not answer');
});
