import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Blocks, tiffOf } from '../testing/tiff';
import { concat, latin1, viewOf } from '../bytes';
import { detailsOfExif } from './exif';
import { soundTiff } from './tiff';

const SEED = 12;
const FIRST_ENTRY = 10;

const CAMERA: Blocks = {
  ifd0: { 0x010f: 'Fairphone', 0x0110: 'FP5', 0x0112: 6, 0x013b: 'Sam Rivers' },
  exif: { 0x9003: '2026:11:14 18:32:07', 0x927c: latin1('notes of its own'), 0xa431: '0A81C7E2' },
  gps: { 1: 'N', 2: { rationals: [5, 28, 10.452] }, 3: 'E', 4: { rationals: [100, 14, 46.032] } },
  thumbnail: latin1('no picture'),
};
const told = [
  { topic: 'where', label: 'Coordinates', value: '5.46957° N, 100.24612° E' },
  { topic: 'when', label: 'Taken', value: { date: '2026-11-14', time: '18:32:07' } },
  { topic: 'device', label: 'Camera', value: 'Fairphone FP5' },
  { topic: 'who', label: 'Author', value: 'Sam Rivers' },
  { topic: 'device', label: 'Serial number', value: '0A81C7E2' },
  { topic: 'device', label: 'Maker’s notes', value: '16 bytes, often with serial numbers' },
  { topic: 'edits', label: 'Thumbnail', value: 'A small copy; it may show what was cropped' },
];

/** The block with one number changed in an entry of the first directory. */
function withEntry(entry: number, field: 'type' | 'count' | 'value', number: number): Uint8Array {
  const block = tiffOf(CAMERA);
  const at = FIRST_ENTRY + 12 * entry;
  if (field === 'type') viewOf(block).setUint16(at + 2, number);
  else viewOf(block).setUint32(at + (field === 'count' ? 4 : 8), number);
  return block;
}

const without = (...labels: string[]) => told.filter(({ label }) => !labels.includes(label));
const lost = (count: string) => ({ topic: 'more', label: 'Exif', value: `${count} can’t be read` });

describe('a TIFF block', () => {
  it('is read whole where it is sound', async () => {
    expect(await detailsOfExif(tiffOf(CAMERA))).toEqual(told);
    expect(soundTiff(tiffOf(CAMERA))).toMatchObject({ bytes: tiffOf(CAMERA), lost: 0 });
  });

  it('leaves the bytes given as they are', async () => {
    const block = withEntry(0, 'type', 99);
    const copy = block.slice();
    await detailsOfExif(block);
    expect(block).toEqual(copy);
  });

  it.each([
    ['a value behind the end', withEntry(0, 'value', 0xfffffff0)],
    ['a length of gigabytes', withEntry(0, 'count', 0xffffffff)],
    ['an unknown type', withEntry(0, 'type', 99)],
  ])('is read but for %s', async (_, block) => {
    expect(await detailsOfExif(block)).toEqual([
      ...without('Camera').slice(0, 2),
      { topic: 'device', label: 'Camera', value: 'FP5' },
      ...told.slice(3),
      lost('1 entry'),
    ]);
  });

  it.each([
    ['into itself', 8],
    ['out of the block', 0xffff_ff00],
  ])('is read but for a directory that points %s', async (_, place) => {
    expect(await detailsOfExif(withEntry(4, 'value', place))).toEqual([
      ...without('Taken', 'Serial number', 'Maker’s notes'),
      lost('1 entry'),
    ]);
  });

  it('is read up to a limit where its entries share their bytes', () => {
    const shared = 50_000;
    const entries = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [0xc000 + index, 'x']));
    const block = concat([tiffOf({ ifd0: entries }), new Uint8Array(shared)]);
    for (let entry = 0; entry < 200; entry += 1) {
      viewOf(block).setUint32(FIRST_ENTRY + 12 * entry + 4, shared);
      viewOf(block).setUint32(FIRST_ENTRY + 12 * entry + 8, block.length - shared);
    }
    expect(soundTiff(block).lost).toBe(40);
  });

  it('has its texts in UTF-8, too, as Exif 3.0 lets them be', async () => {
    expect(await detailsOfExif(withEntry(3, 'type', 129))).toEqual(told);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['no TIFF', latin1('hello, this is no TIFF')],
    ['its start alone', tiffOf(CAMERA).subarray(0, 8)],
    ['a directory without end', concat([tiffOf({}).subarray(0, 8), new Uint8Array(40).fill(255)])],
  ])('is one detail where there is %s', async (_, block) => {
    const value = expect.stringMatching(/^\d+ bytes, can’t be read$/) as string;
    expect(await detailsOfExif(block)).toEqual([{ topic: 'more', label: 'Exif', value }]);
  });

  it('is read in bounded time and memory, however it is changed', async () => {
    const whole = tiffOf(CAMERA);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 40 }), async (changes) => {
        const block = whole.slice();
        for (const [place, byte] of changes) block[place % block.length] = byte;
        const details = await detailsOfExif(block);
        expect(details.length).toBeGreaterThan(0);
        for (const { label, value } of details) {
          expect(label).not.toBe('');
          expect(value).not.toBe('');
        }
      }),
      { seed: SEED, numRuns: 500 },
    );
  });
});
