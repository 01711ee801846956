import type { TestUser } from '../testing';
import { address } from './importing';

/** The number of saves by another person during the measured work; so few slow it down little. */
const SAVES = 150;

/** The longest time that another person waits for a save during some work, as a fraction of its duration. */
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
