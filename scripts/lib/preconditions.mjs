import { createServer } from 'node:net';
import { Failure } from './failure.mjs';

/**
 * Makes sure that the address is free, before the long steps begin.
 * @param {{ host: string, port: number }} address
 * @returns {Promise<void>}
 */
export function requireFreePort({ host, port }) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      reject(portFailure(error, host, port)),
    );
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

/**
 * @param {NodeJS.ErrnoException} error
 * @param {string} host
 * @param {number} port
 */
function portFailure(error, host, port) {
  const problem =
    error.code === 'EADDRINUSE'
      ? `Port ${port} of ${host} is taken`
      : `${host}:${port} can't be used (${error.code})`;
  return new Failure(
    `${problem}: stop the program that has it, or choose another address with HUB_ADDR, ` +
      `for example HUB_ADDR=127.0.0.1:${port === 8091 ? 8092 : 8091}.`,
  );
}
