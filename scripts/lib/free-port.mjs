import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Ports below those that systems use for outgoing connections (32768 and up), divided among processes by
 * their ids, so that programs that start at the same time do not get the same port.
 */
const FIRST = 12_000;
const PORTS_OF_A_PROCESS = 50;
const PROCESSES = 400;

const state = { given: 0 };

/**
 * A loopback port that is free now, and that this process has not returned recently.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (let tries = 0; tries < PORTS_OF_A_PROCESS; tries += 1) {
    const port = FIRST + (process.pid % PROCESSES) * PORTS_OF_A_PROCESS + (state.given % PORTS_OF_A_PROCESS);
    state.given += 1;
    if (await isFree(port)) return port;
  }
  throw new Error('Each port of this process is in use: end the programs that it has started.');
}

/** @param {number} port */
async function isFree(port) {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false; // A program listens there.
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
