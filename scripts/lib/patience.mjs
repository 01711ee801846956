import { setTimeout as delay } from 'node:timers/promises';

/** How long a start waits for the one before it, which may have been killed just now, and how often it looks. */
const PATIENCE_MS = 1500;
const LOOK_MS = 50;

/**
 * Tries something again for a moment, and gives its failure when it fails still.
 * @template T
 * @param {() => Promise<T>} attempt
 * @returns {Promise<T>}
 */
export async function patiently(attempt) {
  const last = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > last) throw error;
      await delay(LOOK_MS);
    }
  }
}
