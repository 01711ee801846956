import { expect, it } from 'vitest';
import { readResult } from './result';
import { readSets } from './sets';
import { setsInWords } from './sets-in-words';

const work = (...sets: object[]) =>
  readSets(sets.map((set, index) => ({ id: String(index + 1), done: true, ...set })));
const at = (reps: number, weight = 62.5, unit = 'kg') => ({ reps, weight, unit });

it.each([
  [work(at(8), at(8), at(8)), '3x8 @ 62.5 kg'],
  [work(at(8), at(8), at(7)), '2x8 @ 62.5 kg, 7 @ 62.5 kg'],
  [work(at(8), at(7), at(8)), '8 @ 62.5 kg, 7 @ 62.5 kg, 8 @ 62.5 kg'],
  [work(at(5, 135, 'lb')), '5 @ 135 lb'],
  [work({ reps: 12 }, { reps: 12 }, { reps: 10 }), '2x12 reps, 10 reps'],
  [work({ reps: 2 }, { reps: 1 }), '2 reps, 1 rep'],
  [work({ seconds: 45 }, { seconds: 45 }, { seconds: 40 }), '2x45 s, 40 s'],
  [work({ weight: 60, unit: 'kg' }, { weight: 60, unit: 'kg' }), '60 kg, 60 kg'],
  [work(at(8, 62.25)), '8 @ 62.25 kg'],
])('says %j as %s, and reads it back', (sets, words) => {
  expect(setsInWords(sets)).toBe(words);
  const read = readResult(words) ?? [];
  expect(new Set(read.map(({ repetitions }) => repetitions))).toEqual(
    new Set(sets.map(({ reps }) => reps ?? null)),
  );
  expect(new Set(read.map(({ weight }) => weight?.amount))).toEqual(
    new Set(sets.map(({ weight }) => weight)),
  );
  expect(new Set(read.map(({ seconds }) => seconds))).toEqual(
    new Set(sets.map(({ seconds }) => seconds ?? null)),
  );
});

it.each([
  [work({ metres: 2000, seconds: 540 }), '2000 m in 9:00'],
  [work({ metres: 400 }, { metres: 400 }), '2x400 m'],
  [work({ seconds: 30, weight: 20, unit: 'kg' }), '30 s @ 20 kg'],
  [work({ ...at(8), done: false }), ''],
  [work({ ...at(8), kind: 'warm-up' }, at(5)), '5 @ 62.5 kg'],
  [work({}), ''],
  [[], ''],
])('says %j as “%s”', (sets, words) => {
  expect(setsInWords(sets)).toBe(words);
});
