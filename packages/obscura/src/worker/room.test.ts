import { expect, it } from 'vitest';
import { CONTRACT, PHOTO } from '../testing';
import { hasRoom, weightOf, workersFor } from './room';

const options = { strip: true, resize: true, watermark: null };
const file = new Blob(['12345']);

it.each([
  [undefined, 1],
  [1, 1],
  [2, 1],
  [3, 2],
  [5, 4],
  [64, 4],
])('on %s processors so many files are worked on at once: %i', (processors, workers) => {
  expect(workersFor(processors)).toBe(workers);
});

it.each([
  ['looked through', { task: 'inspect', file } as const, 5],
  ['cleaned', { task: 'clean', file, options, before: PHOTO } as const, 5 + 4 * 4080 * 3072],
  ['cleaned without pixels', { task: 'clean', file, options, before: { ...PHOTO, size: null } } as const, 5],
  [
    'packed',
    {
      task: 'pack',
      files: [
        { name: 'a', file },
        { name: 'b', file: new Blob() },
      ],
    } as const,
    5,
  ],
])('a file that is %s is held with its picture', (_, question, weight) => {
  expect(weightOf(question)).toBe(weight);
});

it('a file whose pages are redrawn is worked on alone', () => {
  const redraw = { sharpness: 150, hasText: true } as const;
  const question = { task: 'clean', file, options: { ...options, redraw }, before: CONTRACT } as const;
  expect(hasRoom(1, weightOf(question))).toBe(false);
});

it('a file too large for two is worked on alone', () => {
  expect(hasRoom(0, 2_000_000_000)).toBe(true);
  expect(hasRoom(1, 255_999_999)).toBe(true);
  expect(hasRoom(1, 256_000_000)).toBe(false);
});
