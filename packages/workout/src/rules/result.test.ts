import { describe, expect, it } from 'vitest';
import { readResult, type ResultSet } from './result';

const kg = (amount: number, repetitions: number | null = null): ResultSet => ({
  weight: { amount, unit: 'kg' },
  repetitions,
  seconds: null,
});
const lb = (amount: number, repetitions: number): ResultSet => ({
  weight: { amount, unit: 'lb' },
  repetitions,
  seconds: null,
});
const reps = (repetitions: number): ResultSet => ({ weight: null, repetitions, seconds: null });
const timed = (seconds: number): ResultSet => ({ weight: null, repetitions: null, seconds });

describe('readable forms', () => {
  it.each<[string, ResultSet[]]>([
    ['3x8 @ 60 kg', [kg(60, 8)]],
    ['3x8@60kg', [kg(60, 8)]],
    ['3 × 8 at 60 kg', [kg(60, 8)]],
    ['3X8 @ 62,5 KG', [kg(62.5, 8)]],
    ['3x8 @ 62.5', [kg(62.5, 8)]],
    ['12x3 @ 60 kg', [kg(60, 3)]],
    ['8 @ 60 kg', [kg(60, 8)]],
    ['3x8 @ 60 kg.', [kg(60, 8)]],
    ['60x8, 60x8', [kg(60, 8), kg(60, 8)]],
    ['60x8, 60x8, 60x6', [kg(60, 8), kg(60, 8), kg(60, 6)]],
    ['60x8,60x8', [kg(60, 8), kg(60, 8)]],
    ['60x8; 62.5x6', [kg(60, 8), kg(62.5, 6)]],
    ['60x8\n62,5x6', [kg(60, 8), kg(62.5, 6)]],
    ['62,5x8', [kg(62.5, 8)]],
    ['62,5x8, 65x6', [kg(62.5, 8), kg(65, 6)]],
    ['7.5x12', [kg(7.5, 12)]],
    ['60 kg x 8', [kg(60, 8)]],
    ['8 x 60 kg', [kg(60, 8)]],
    ['60 kg', [kg(60)]],
    ['3 x 12 x 20lb', [lb(20, 12)]],
    ['3×12×20', [kg(20, 12)]],
    ['135 lbs x 5', [lb(135, 5)]],
    ['3x8', [reps(8)]],
    ['3 x 8 reps', [reps(8)]],
    ['10x10', [reps(10)]],
    ['11x10', [kg(11, 10)]],
    ['12 reps, 10 reps', [reps(12), reps(10)]],
    ['3x45 s', [timed(45)]],
    ['45 s, 45 s, 40 s', [timed(45), timed(45), timed(40)]],
    ['45s,40s', [timed(45), timed(40)]],
    ['2x1 min', [timed(60)]],
    ['2x12 @ 12.5 kg\nsecond set hard', [kg(12.5, 12)]],
    ['60x8, 60x8, felt easy', [kg(60, 8), kg(60, 8)]],
  ])('%s', (text, sets) => {
    expect(readResult(text)).toEqual(sets);
  });
});

describe('what is shown as written', () => {
  it.each([
    '',
    'bodyweight only, knee sore',
    '12',
    '8, 8, 6',
    // Ambiguous: the first number can be sets or a weight.
    '8x10, 10x8',
    '8x10,10x8',
    '8x10, 12x8',
    '3x8, 60x8',
    '6.4 km, 58 min',
    '3x8 @ RPE 8',
    '3x8 @ 60 kg, then 2 more',
    '60x8 (last one with help from 2)',
    '20x12x3',
    '3x0',
    '0 kg x 8',
    '2000 kg',
    '60x8-10',
    '60,60',
    '3x8 @ 60 stone',
    '-60x8',
    '1:30',
  ])('%j', (text) => {
    expect(readResult(text)).toBeNull();
  });
});
