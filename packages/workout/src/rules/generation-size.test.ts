import { describe, expect, it } from 'vitest';
import { areTooLarge } from './generation-size';

/** The bytes of a workout's JSON without its description. */
const FRAME = JSON.stringify({ workoutTitle: 'Legs', workoutDescription: '', exercises: [] }).length;

const workout = (description: string) => ({
  id: 'legs',
  workoutTitle: 'Legs',
  workoutDescription: description,
});
const times = (count: number) => Array.from({ length: count }, () => ({ key: 'legs' }));

describe('the workouts of a generation', () => {
  it.each([
    ['letters', 'x', 1],
    ['accents', 'é', 2],
    ['Chinese', '語', 3],
    ['emoji', '😀', 4],
  ])('hold 10 MB together and not a byte more: of %s', (_what, letter, bytes) => {
    const fits = 12_500 * 4 - FRAME;
    const stored = [workout(letter.repeat(Math.floor(fits / bytes)) + 'x'.repeat(fits % bytes))];
    expect(areTooLarge([{ stored: stored, dates: times(200) }])).toBe(false);
    expect(areTooLarge([{ stored: stored, dates: times(201) }])).toBe(true);
    expect(
      areTooLarge([{ stored: [workout(`${stored[0]?.workoutDescription ?? ''}x`)], dates: times(200) }]),
    ).toBe(true);
  });

  it('count each by what it is itself', () => {
    const large = { ...workout('x'.repeat(9_000_000)), id: 'large' };
    const stored = [large, workout('')];
    expect(areTooLarge([{ stored: stored, dates: [{ key: 'large' }, ...times(900)] }])).toBe(false);
    expect(areTooLarge([{ stored: stored, dates: [{ key: 'large' }, { key: 'large' }] }])).toBe(true);
  });

  it('count together where they are of several plans', () => {
    const half = { stored: [workout('x'.repeat(25_000 - FRAME))], dates: times(200) };
    expect(areTooLarge([half, half])).toBe(false);
    expect(areTooLarge([half, { ...half, dates: times(201) }])).toBe(true);
    expect(areTooLarge([])).toBe(false);
  });

  it('are those of a year with a workout of 20 exercises each day, all of them explained', () => {
    const exercise = { title: 'Romanian Deadlift', instructions: 'x'.repeat(1000), notes: 'x'.repeat(200) };
    const stored = [{ ...workout('x'.repeat(1000)), exercises: Array(20).fill(exercise) }];
    expect(areTooLarge([{ stored: stored, dates: times(365) }])).toBe(false);
  });
});
