import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';

/** @typedef {{ content: Buffer, etag: string, time: Date }} Stored */

/**
 * The content of a request: plain, or in chunks that are each signed (aws-chunked).
 * @param {import('node:http').IncomingMessage} request
 */
async function contentOf(request) {
  const parts = [];
  for await (const part of request) parts.push(/** @type {Buffer} */ (part));
  const all = Buffer.concat(parts);
  if (!request.headers['x-amz-decoded-content-length']) return all;
  const chunks = [];
  for (let at = 0; ;) {
    const line = all.indexOf('\r\n', at);
    const size = Number.parseInt(all.toString('latin1', at, line), 16);
    if (!size) return Buffer.concat(chunks);
    chunks.push(all.subarray(line + 2, line + 2 + size));
    at = line + 4 + size;
  }
}

/**
 * Whether the precondition of a write is met.
 * @param {Stored | undefined} there
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
function holds(there, { 'if-match': match, 'if-none-match': noMatch }) {
  if (noMatch === '*') return there === undefined;
  return match === undefined || there?.etag === match;
}

/**
 * The response to a list request for all keys with a prefix.
 * @param {Map<string, Stored>} objects
 * @param {string} prefix
 */
function listed(objects, prefix) {
  const found = [...objects]
    .filter(([key]) => key.startsWith(prefix))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const contents = found.map(
    ([key, { content, etag, time }]) =>
      `<Contents><Key>${key}</Key><LastModified>${time.toISOString()}</LastModified>` +
      `<ETag>${etag.replaceAll('"', '&quot;')}</ETag><Size>${content.length}</Size></Contents>`,
  );
  return `<?xml version="1.0"?><ListBucketResult><Name>bucket</Name><KeyCount>${found.length}</KeyCount><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
}

/**
 * S3 storage with one bucket in this process's memory, for one test: only the features that the hub and
 * Litestream use. It supports conditional writes unless they are turned off, and accepts every signature.
 * @param {{ knowsConditions?: boolean }} [options]
 * @returns {Promise<string>} its host
 */
export async function startS3Storage({ knowsConditions = true } = {}) {
  /** @type {Map<string, Stored>} */
  const objects = new Map();
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
      const key = decodeURIComponent(pathname).replace('/bucket/', '');
      // A machine that is killed cuts off its request, which then changes nothing.
      const content = await contentOf(request).catch(() => null);
      if (content === null) return;
      const there = objects.get(key);
      if (searchParams.has('list-type')) {
        response.setHeader('content-type', 'application/xml');
        response.end(listed(objects, searchParams.get('prefix') ?? ''));
      } else if (request.method === 'PUT' && knowsConditions && !holds(there, request.headers)) {
        response.writeHead(412).end();
      } else if (request.method === 'PUT') {
        const etag = `"${createHash('md5').update(content).digest('hex')}"`;
        objects.set(key, { content, etag, time: new Date() });
        response.writeHead(200, { etag }).end();
      } else if (request.method === 'DELETE') {
        objects.delete(key);
        response.writeHead(204).end();
      } else if (there === undefined || !['GET', 'HEAD'].includes(request.method ?? '')) {
        response.writeHead(404, { 'content-type': 'application/xml' });
        response.end(request.method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code></Error>');
      } else {
        const { etag, time } = there;
        response.writeHead(200, {
          etag,
          'content-length': there.content.length,
          'last-modified': time.toUTCString(),
          'content-type': 'application/octet-stream',
        });
        response.end(request.method === 'HEAD' ? '' : there.content);
      }
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return `127.0.0.1:${port}`;
}
