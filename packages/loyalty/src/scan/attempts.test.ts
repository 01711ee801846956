import { expect, it } from 'vitest';
import { readWithRetries } from './attempts';
import type { Read } from './read';

const picture = { width: 40, height: 20, grey: new Uint8ClampedArray(800) };
const code: Read = { format: 'QRCode', text: '7', bytes: null, upce: null, isGs1: false };

/**
 * A reader that finds the code in a picture with this longer side; it records the sizes that it was given.
 */
function readerOf(side: number) {
  const given: number[] = [];
  const read = ({ width }: { width: number }) => {
    given.push(width);
    return Promise.resolve(width === side ? [code] : []);
  };
  return { given, read };
}

it.each([
  ['as it is', 40, [40]],
  ['larger', 1_600, [40, 1_600]],
  ['smaller than that', 800, [40, 1_600, 800]],
  ['at last', 1_000, [40, 1_600, 800, 1_000]],
])('reads a picture %s, and tries no further', async (_, side, sides) => {
  const { given, read } = readerOf(side);
  expect(await readWithRetries(picture, read)).toEqual([code]);
  expect(given).toEqual(sides);
});

it('gives a picture up after three retries', async () => {
  const { given, read } = readerOf(NaN);
  expect(await readWithRetries(picture, read)).toEqual([]);
  expect(given).toHaveLength(4);
});
