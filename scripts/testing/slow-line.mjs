import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * A TCP proxy to a server, for one test. It delays the server's responses by `line.delay` ms.
 * @param {string} host of the server
 * @returns {Promise<{ host: string, delay: number }>}
 */
export async function startSlowLine(host) {
  const [name = '', port = ''] = host.split(':');
  const line = { host: '', delay: 0 };
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set();
  const server = createServer((near) => {
    const far = connect(Number(port), name);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far);
    far.on('data', (part) => {
      if (line.delay === 0) near.write(part);
      else setTimeout(() => near.writable && near.write(part), line.delay);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  line.host = `127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
  return line;
}
