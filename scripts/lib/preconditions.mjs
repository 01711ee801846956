import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Failure, reason } from './failure.mjs';

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

/**
 * Makes the data folder where it is missing, and makes sure that it can be written to.
 * @param {string} folder
 * @returns {Promise<void>}
 */
export async function requireWritable(folder) {
  const probe = join(folder, `.writable-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new Failure(
      `The data folder ${folder} can't be written to (${reason(error)}): give this user the right to, ` +
        'or choose another folder with HUB_DATA.',
    );
  }
}
