import { setTimeout as delay } from 'node:timers/promises';

/** How often a server is polled, and for how long. */
const ASK_MS = 40;
const PATIENCE_MS = 20_000;

/**
 * Waits until an address responds.
 * @param {string} url
 * @param {Promise<unknown>} ended settles when the server's program has ended
 * @returns {Promise<boolean>} false if the program ended, or did not respond in time
 */
export async function comesUp(url, ended) {
  const state = { ended: false };
  void ended.then(() => (state.ended = true));
  const last = Date.now() + PATIENCE_MS;
  while (!state.ended && Date.now() < last) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return true;
    await delay(ASK_MS);
  }
  return false;
}
