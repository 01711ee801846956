import { parseCsv } from '@hub/tool-kit/import';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { readText } from '../testing/import-files';
import { hevy } from './hevy';
import type { LoggedSet } from './imported-workout';
import { workoutsOf } from './workouts-of';
import { writeHevy, type WrittenWorkout } from './write-hevy';

// A zone without daylight saving time: in others, one hour of the year occurs twice.
vi.stubEnv('TZ', 'Asia/Tokyo');

const TEXTS = ['title', 'description', 'exercise_title', 'exercise_notes'];

const optional = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });
const halves = fc.integer({ min: 2, max: 20 }).map((twice) => twice / 2);
const weights = fc.record({
  weight: fc.integer({ min: 1, max: 150_000 }).map((hundredths) => hundredths / 100),
  unit: fc.constantFrom('kg' as const, 'lb' as const),
});
const amounts = fc.record({
  weight: optional(weights),
  reps: optional(fc.integer({ min: 1, max: 1000 })),
  seconds: optional(fc.integer({ min: 1, max: 86_400 })),
  metres: optional(fc.integer({ min: 1, max: 1_000_000 })),
  rpe: optional(halves),
  kind: fc.constantFrom('work' as const, 'warm-up' as const, 'drop' as const, 'failure' as const),
});
/** Texts that a spreadsheet would execute, and everything that must be quoted in CSV. */
const words = fc
  .string({
    unit: fc.constantFrom('a', '=', '+', '-', '@', "'", '"', ',', '\n', ';', 'ü', '1'),
    maxLength: 8,
  })
  .map((text) => text.trim());
const exercise = fc.record({
  superset: fc.constantFrom('', '', '0', '1'),
  notes: words,
  sets: fc.array(amounts, { minLength: 1, maxLength: 4 }),
});
const workout = fc.record({
  title: words.map((title) => title || 'My workout'),
  note: words,
  start: fc.date({ min: new Date('2010-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
  minutes: fc.integer({ min: 0, max: 300 }),
  exercises: fc.array(exercise, { minLength: 1, maxLength: 4 }),
});

type Made = typeof workout extends fc.Arbitrary<infer Value> ? Value : never;

/** The sets of a workout, in the form that a program would log. */
function loggedOf({ title, note, start, minutes, exercises }: Made, number: number): LoggedSet[] {
  // One year apart, so that no two start at the same time; at a whole minute, which is the precision of Hevy.
  const at = new Date(Math.floor(start.getTime() / 60_000) * 60_000);
  at.setFullYear(2000 + number);
  const date = [at.getFullYear(), at.getMonth() + 1, at.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  const end = new Date(at.getTime() + minutes * 60_000);
  return exercises.flatMap(({ superset, notes, sets }, place) =>
    sets.map(({ weight, ...values }) => ({
      ...{ line: 1, workoutKey: String(number), workout: { title, note, start: { date, at }, end } },
      ...{ exercise: `=Exercise ${place}`, superset, notes },
      values: {
        ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
        ...weight,
        done: true,
      },
    })),
  );
}

const written = (workouts: readonly object[]) =>
  writeHevy(workouts.map((one) => ({ target: null, ...one }) as unknown as WrittenWorkout));

it('is read back as the same workouts, and runs no formula', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(workout, { minLength: 1, maxLength: 3 }), async (made) => {
      const workouts = workoutsOf(made.flatMap(loggedOf), []).rows.map(({ values }) => values);
      const text = written(workouts);
      const cells = parseCsv(text).rows.flatMap(({ cell }) => TEXTS.map(cell));
      expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
      const reading = await readText(hevy, text);
      if (reading === null || 'question' in reading) throw new Error('There are no workouts.');
      expect(reading.problems).toEqual([]);
      expect(reading.rows.map(({ values }) => values)).toEqual(workouts);
    }),
    { numRuns: 300 },
  );
});

it('writes what was done of a workout of the hub', () => {
  const set = { id: '1', kind: 'work', done: true } as const;
  const exercises = [
    {
      ...{ title: 'Squat', notes: 'Deep', results: '', target: { sets: 2, group: 'B' } },
      sets: [
        { ...set, weight: 60, unit: 'kg', reps: 8, rir: 2, at: '2026-01-05T08:00:20Z' },
        { ...set, id: '2', weight: 60, unit: 'kg', reps: 8, done: false },
      ],
    },
    { title: 'Row', notes: '', results: '2x45 s', target: null, sets: [] },
    { title: 'Skipped', notes: '', results: '', target: null, sets: [] },
  ] as const;
  const one = { date: '2026-01-05', workoutTitle: 'Legs', finished: '2026-01-05T09:10:00Z', note: null };
  expect(
    writeHevy([{ ...one, exercises }])
      .split('\r\n')
      .slice(1),
  ).toEqual([
    'Legs,"5 Jan 2026, 17:00","5 Jan 2026, 18:10",,Squat,0,Deep,0,normal,60,,8,,,8',
    'Legs,"5 Jan 2026, 17:00","5 Jan 2026, 18:10",,Row,,,0,normal,,,,,45,',
    'Legs,"5 Jan 2026, 17:00","5 Jan 2026, 18:10",,Row,,,1,normal,,,,,45,',
    '',
  ]);
  const never = { ...one, finished: null, exercises: [{ ...exercises[1] }] };
  expect(writeHevy([never])).toContain('"5 Jan 2026, 12:00","5 Jan 2026, 12:00"');
});

it('keeps the day of a workout that was logged on another one', () => {
  const set = { id: '1', kind: 'work', done: true, reps: 8, at: '2026-01-06T08:00:20Z' };
  const exercises = [{ title: 'Squat', notes: '', results: '', sets: [set] }];
  const late = { date: '2026-01-05', workoutTitle: 'Legs', finished: '2026-01-06T09:10:00Z', note: null };
  expect(written([{ ...late, exercises }])).toContain('Legs,"5 Jan 2026, 12:00","5 Jan 2026, 12:00"');
});
