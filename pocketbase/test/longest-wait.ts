import type { TestUser } from '../testing';
import { address } from './importing';

/** So many saves of another person fall into the time of what goes on, and slow it down little. */
const SAVES = 150;

/** The longest that another person waits for a save while this goes on, as a share of it. */
export async function longestWait({ client }: TestUser, run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  const going = { isOver: false };
  const waits: number[] = [];
  const done = run().finally(() => (going.isOver = true));
  while (!going.isOver && waits.length < SAVES) {
    const at = performance.now();
    await client.collection('aliases').create({ email: address() });
    waits.push(performance.now() - at);
  }
  await done;
  return Math.max(...waits) / (performance.now() - begun);
}
