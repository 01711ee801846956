import { expect, it } from 'vitest';
import { setsProblem } from './sets';
import { setsInWords } from './sets-in-words';
import { setsOfResult } from './sets-of-result';

const kg = (reps: number, weight: number) => ({ reps, weight, unit: 'kg' });

it.each<[string, object[]]>([
  ['3x8 @ 60 kg', [kg(8, 60), kg(8, 60), kg(8, 60)]],
  ['2x8 @ 60 kg, 7 @ 60 kg', [kg(8, 60), kg(8, 60), kg(7, 60)]],
  ['60x8, 62,5x6', [kg(8, 60), kg(6, 62.5)]],
  ['3 x 12 x 20lb', Array.from({ length: 3 }, () => ({ reps: 12, weight: 20, unit: 'lb' }))],
  ['2x12 @ 12.5 kg\nsecond set hard', [kg(12, 12.5), kg(12, 12.5)]],
  ['3x8', [{ reps: 8 }, { reps: 8 }, { reps: 8 }]],
  ['60x8', [kg(8, 60)]],
  ['8 x 60 kg', [kg(8, 60)]],
  ['60 kg', [{ weight: 60, unit: 'kg' }]],
  ['2x45 s, 40 s', [{ seconds: 45 }, { seconds: 45 }, { seconds: 40 }]],
])('reads “%s” as %j', (text, values) => {
  const sets = setsOfResult(text)!;
  expect(sets).toEqual(
    values.map((value, index) => ({ id: String(index + 1), kind: 'work', done: true, ...value })),
  );
  expect(setsProblem(sets)).toBeNull();
});

it.each(['3x8 @ 60 kg', '2x8 @ 60 kg, 7 @ 60 kg', '45 s, 40 s', '12 reps'])(
  'says “%s” of its sets as it was written',
  (text) => {
    expect(setsInWords(setsOfResult(text)!)).toBe(text);
  },
);

it.each(['', 'bodyweight only, knee sore', '8x10, 10x8', '31x3 @ 60 kg', '0x8 @ 60 kg'])(
  'reads no sets of “%s”',
  (text) => {
    expect(setsOfResult(text)).toBeNull();
  },
);
