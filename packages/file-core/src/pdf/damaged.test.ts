import fc from 'fast-check';
import { expect, it } from 'vitest';
import { concat, latin1 } from '../bytes';
import { documents } from '../testing/pdf-documents';
import { drawings } from '../testing/pdf-drawings';
import { holds, pdfText } from '../testing/tools';
import { clean } from '../clean';
import { FileProblem } from '../problem';

/** Is among the first bytes of a picture: if a change removes the filter, these bytes are its pixels. */
const DRAWN_WITHOUT_FILTER = 'SECRET-comment-of-jbig2';

/** Whether a page shows a text. */
async function shows(bytes: Uint8Array, secret: string): Promise<boolean> {
  return (await pdfText(bytes).catch(() => '')).includes(secret);
}

/**
 * Whether a randomly changed file is refused, or comes out clean. A change may make a page show a secret,
 * which then is not a secret any more. It may break a picture; then the output must have a warning.
 */
async function isSafe(bytes: Uint8Array, secrets: readonly string[]): Promise<boolean> {
  try {
    const { bytes: cleaned, after } = await clean(bytes, { strip: true, resize: false, watermark: null });
    const left = secrets.filter((secret) => secret !== DRAWN_WITHOUT_FILTER && holds(cleaned, secret));
    const shown = await Promise.all(left.map((secret) => shows(bytes, secret)));
    return after.warnings.length > 0 || !shown.includes(false);
  } catch (problem) {
    if (problem instanceof FileProblem) return true;
    throw problem;
  }
}

/** What changes insert: characters that begin and end something, and words that are elsewhere in the file. */
const TOKENS = [
  '(',
  ')',
  '<',
  '>',
  '<<',
  '>>',
  '[',
  ']',
  '/',
  '%',
  '\n',
  'endobj',
  'stream',
  'endstream',
  'null',
  '1 0 R',
];
const change = fc.record({
  at: fc.noBias(fc.nat(9999)),
  length: fc.nat(20),
  put: fc.oneof(
    fc.uint8Array({ maxLength: 12 }),
    fc.constantFrom(...TOKENS).map(latin1),
    fc.record({ from: fc.noBias(fc.nat(9999)), count: fc.nat(60) }),
  ),
});
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

function changed(bytes: Uint8Array, changes: readonly Change[]): Uint8Array {
  return changes.reduce((before, { at, length, put }) => {
    const place = (share: number) => Math.floor((share / 10_000) * before.length);
    const start = place(at);
    const part = put instanceof Uint8Array ? put : before.subarray(place(put.from)).subarray(0, put.count);
    return concat([before.subarray(0, start), part, before.subarray(start + length)]);
  }, bytes);
}

it('never gives out what is not clean, however a file was damaged', async () => {
  const sources = await Promise.all(
    [...documents, ...drawings].map(async ({ make, secrets }) => ({ bytes: await make(), secrets })),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...sources.filter(({ bytes }) => bytes.length < 30_000)),
      fc.array(change, { minLength: 1, maxLength: 4 }),
      async ({ bytes, secrets }, changes) => {
        expect(await isSafe(changed(bytes, changes), secrets)).toBe(true);
      },
    ),
    { seed: 12, numRuns: 150 },
  );
});
