import { expect, it } from 'vitest';
import type { ExerciseSet } from '../rules';
import { setsInLine } from './set-text';

const set = (values: Partial<ExerciseSet>): ExerciseSet => ({ id: '1', kind: 'work', done: true, ...values });
const kg = (reps: number, weight: number) => set({ reps, weight, unit: 'kg' });

it.each<[ExerciseSet[], string]>([
  [[kg(10, 52.5), kg(10, 52.5), kg(10, 52.5)], '3 × 10 @ 52.5 kg'],
  [[kg(8, 62.5), kg(8, 62.5), kg(9, 62.5)], '8, 8, 9 @ 62.5 kg'],
  [[kg(8, 60), kg(8, 60), kg(6, 62.5)], '2 × 8 @ 60 kg; 6 @ 62.5 kg'],
  [[set({ reps: 15 }), set({ reps: 15 })], '2 × 15'],
  [[set({ seconds: 50 }), set({ seconds: 65 })], '0:50, 1:05'],
  [[set({ metres: 2000, seconds: 540 })], '2,000 m in 9:00'],
  [[set({ weight: 135, unit: 'lb' })], '135 lb'],
  [[set({ kind: 'warm-up', reps: 8 }), set({ reps: 8, done: false }), set({})], ''],
])('says %j as “%s”', (sets, words) => {
  expect(setsInLine(sets)).toBe(words);
});
