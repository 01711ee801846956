import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunk, chunksIn } from '../testing/png-parts';
import { pngs } from '../testing/pngs';
import { holds } from '../testing/tools';
import { concat } from '../bytes';
import { FileProblem } from '../problem';
import { png } from '../testing/formats';

const SEED = 12;

/** One change of a file: a changed byte, a missing end, or a repeated or removed part. */
const change = fc.oneof(
  fc.record({ kind: fc.constant('byte'), at: fc.nat(), value: fc.nat(255) }),
  fc.record({ kind: fc.constant('cut'), at: fc.nat(), value: fc.nat(200) }),
  fc.record({ kind: fc.constant('repeat'), at: fc.nat(), value: fc.nat(200) }),
  fc.record({ kind: fc.constant('end'), at: fc.nat(), value: fc.constant(0) }),
);

function changed(
  bytes: Uint8Array,
  { kind, at, value }: { kind: string; at: number; value: number },
): Uint8Array {
  const place = at % Math.max(1, bytes.length);
  if (kind === 'end') return bytes.subarray(0, place);
  if (kind === 'cut') return concat([bytes.subarray(0, place), bytes.subarray(place + value)]);
  if (kind === 'repeat') return concat([bytes.subarray(0, place + value), bytes.subarray(place)]);
  const copy = bytes.slice();
  copy[place] = value;
  return copy;
}

/** Changes the data of chunks and corrects their checksums, so that decoders accept them. */
function changedWithin(bytes: Uint8Array, change: { kind: string; at: number; value: number }): Uint8Array {
  const chunks = chunksIn(bytes);
  const index = change.at % chunks.length;
  const written = chunks.map(({ type, data, whole }, place) =>
    place === index ? chunk(type, changed(data, change)) : whole,
  );
  const order = change.value % 5 === 0 ? [...written.slice(1), ...written.slice(0, 1)] : written;
  return concat([bytes.subarray(0, 8), ...order]);
}

const small = pngs.filter(
  ({ name }) => !name.startsWith('more rows') && name !== 'no end, behind a whole picture',
);

describe('a PNG that was changed anywhere', () => {
  it.each([
    [
      'in its bytes',
      (bytes: Uint8Array, how: { kind: string; at: number; value: number }) => changed(bytes, how),
    ],
    [
      'within a chunk',
      (bytes: Uint8Array, how: { kind: string; at: number; value: number }) => changedWithin(bytes, how),
    ],
  ])('is a problem, or comes out clean: %s', async (_, mutate) => {
    const files = await Promise.all(
      small.map(async ({ make, secrets }) => ({ bytes: await make(), secrets })),
    );
    const whole = files.filter(({ bytes }) => chunksIn(bytes).at(-1)?.type === 'IEND');
    let cleaned = 0;
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.array(change, { minLength: 1, maxLength: 3 }), async (which, changes) => {
        const { bytes, secrets } = whole[which % whole.length]!;
        const given = changes.reduce(mutate, bytes);
        try {
          await png.inspect(given);
          const output = await png.clean(given);
          cleaned += 1;
          expect(secrets.filter((secret) => holds(output, secret))).toEqual([]);
          expect((await png.inspect(output)).details).toEqual([]);
        } catch (problem) {
          if (!(problem instanceof FileProblem)) throw problem;
        }
      }),
      { seed: SEED, numRuns: 300 },
    );
    expect(cleaned).toBeGreaterThan(0);
  });
});
