import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * A service that accepts all messages, as ntfy does.
 * @typedef {object} Receiver
 * @property {string} origin
 * @property {() => number} count the number of received messages
 * @property {(count: number) => Promise<void>} untilReceived waits until that many messages have arrived
 * @property {() => void} close
 */

/** @returns {Promise<Receiver>} */
export async function openReceiver() {
  let count = 0;
  const listener = createServer((request, response) => {
    request.resume().on('end', () => {
      count += 1;
      response.setHeader('Content-Type', 'application/json').end('{"id":"1"}');
      listener.emit('received');
    });
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (listener.address());
  return {
    origin: `http://127.0.0.1:${port}`,
    count: () => count,
    async untilReceived(wanted) {
      while (count < wanted) await once(listener, 'received');
    },
    close() {
      listener.close();
      listener.closeAllConnections();
    },
  };
}
