import { createServer } from 'node:net';
import { Failure } from './failure.mjs';

/**
 * Makes sure that the address is free before the long steps begin.
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
 * What is wrong with an address, and what to do, by the system's error code.
 * @type {Readonly<Record<string, (host: string, port: number) => string>>}
 */
const PROBLEMS = {
  EADDRINUSE: (host, port) =>
    `Port ${port} of ${host} is taken: stop the program that has it, or choose another address with HUB_ADDR, ` +
    `for example HUB_ADDR=${host}:${port === 8091 ? 8092 : 8091}.`,
  EACCES: (host, port) =>
    `Port ${port} may be used by root only, like all below 1024: choose a port from 1024 up with HUB_ADDR, for example HUB_ADDR=${host}:8090.`,
  EADDRNOTAVAIL: (host) =>
    `This machine has no address ${host}: write one of its own with HUB_ADDR, or 0.0.0.0 for all of them.`,
  ENOTFOUND: (host) =>
    `No machine has the name ${host}: write an address of this machine with HUB_ADDR, such as 127.0.0.1 or 0.0.0.0.`,
};

/**
 * @param {NodeJS.ErrnoException} error
 * @param {string} host
 * @param {number} port
 */
function portFailure({ code = 'unknown' }, host, port) {
  // A name that could not be looked up is reported as an unknown name.
  const problem = PROBLEMS[code === 'EAI_AGAIN' ? 'ENOTFOUND' : code];
  return new Failure(
    problem?.(host, port) ?? `${host}:${port} can't be used (${code}): choose another address with HUB_ADDR.`,
  );
}
