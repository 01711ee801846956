import { once } from 'node:events';
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';

/**
 * A web server on the loopback address that is stopped after the test.
 * @param {import('node:http').RequestListener} answer
 * @returns {Promise<string>} its address
 */
export async function serveOnLoopback(answer) {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return `http://127.0.0.1:${portOf(server)}`;
}

/**
 * @param {import('node:net').Server} server
 * @returns {number}
 */
export function portOf(server) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen');
  return address.port;
}
