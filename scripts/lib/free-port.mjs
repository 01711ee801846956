import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Ports below those that systems give to outgoing connections (32768 and up), shared out among processes by their ids: programs
 * that are started side by side get no port that another one is about to use.
 */
const FIRST = 12_000;
const PORTS_OF_A_PROCESS = 50;
const PROCESSES = 400;

const state = { given: 0 };

/**
 * A port of the loopback address that nobody uses right now, and that this process has not given away lately.
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
    return false; // Somebody listens there.
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
