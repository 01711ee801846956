import fc from 'fast-check';
import { ImportFault } from '@hub/tool-kit/import';
import { expect, it } from 'vitest';
import { setsProblem, targetProblem } from '../rules';
import { readText } from '../testing/import-files';
import { formats } from './formats';

const HEADS: Readonly<Record<string, readonly string[]>> = {
  hevy: [
    ...['title', 'start_time', 'end_time', 'description', 'exercise_title', 'superset_id', 'exercise_notes'],
    ...['set_index', 'set_type', 'weight_kg', 'weight_lbs', 'reps', 'distance_km', 'duration_seconds', 'rpe'],
  ],
  strong: [
    ...[
      'Date',
      'Workout Name',
      'Exercise Name',
      'Set Order',
      'Weight',
      'Weight Unit',
      'Reps',
      'RPE',
      'Distance',
    ],
    ...['Distance Unit', 'Seconds', 'Notes', 'Workout Notes', 'Workout Duration'],
  ],
  fitnotes: [
    ...['Date', 'Exercise', 'Category', 'Weight', 'Weight Unit', 'Reps', 'Distance', 'Distance Unit', 'Time'],
    ...['Comment'],
  ],
  stronglifts: [
    ...['Date (yyyy/mm/dd)', 'Workout', 'Workout Name', 'Exercise', 'Sets×Time', 'Start Time (h:mm)'],
    ...['End Time (h:mm)', 'Notes', 'Set 1 (Reps)', 'Set 1 (KG)', 'Set 2 (Reps)', 'Set 2 (KG)'],
  ],
  liftlog: ['SessionId', 'Timestamp', 'Exercise', 'Weight', 'WeightUnit', 'Reps', 'TargetReps', 'Notes'],
};

const word = fc.oneof(
  fc.constantFrom(
    ...['', '0', '1', '8', '62.5', '1501', '-3', 'Row', 'W', 'warmup', 'kg', 'lbs', 'km', '1:30'],
  ),
  fc.constantFrom(...['2026-01-05', '1/2/2026', '5 Jan 2026, 08:00', '2026-01-05T10:00Z', '1h 5m', '2×0:45']),
  fc.string({ unit: fc.constantFrom('a', '"', "'", '=', '7', ':', '.', ' ', 'ü', '×', '/') }),
);
const answers = fc.record(
  {
    dateOrder: fc.constantFrom('day-first', 'month-first', 'x'),
    weightUnit: fc.constantFrom('kg', 'lb', 'x'),
    distanceUnit: fc.constantFrom('km', 'miles', 'x'),
  },
  { requiredKeys: [] },
);

it.each(formats.map((format) => [format.name, format] as const))(
  '%s ends in workouts that can be stored, a question or a sentence, whatever the file is',
  async (_, format) => {
    const head = HEADS[format.id] ?? [];
    const rows = fc.array(fc.array(word, { minLength: head.length, maxLength: head.length }), {
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(rows, answers, async (cells, given) => {
        const text = [head, ...cells].map((row) => row.join(';')).join('\n');
        const reading = await readText(format, text, given).catch((error: unknown) => {
          if (error instanceof ImportFault) return null;
          throw error;
        });
        if (reading === null) return;
        if ('question' in reading) {
          expect(reading.question.choices.length).toBeGreaterThan(1);
          return;
        }
        for (const { values } of reading.rows) {
          for (const { sets, target } of values.exercises) {
            expect([setsProblem(sets), targetProblem(target)]).toEqual([null, null]);
          }
          expect(Date.parse(values.finished)).not.toBeNaN();
        }
        for (const { reason } of reading.problems) expect(reason).toMatch(/\.$/);
      }),
      { numRuns: 1_000 },
    );
  },
);
