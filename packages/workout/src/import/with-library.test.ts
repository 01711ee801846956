import { expect, it } from 'vitest';
import { readText } from '../testing/import-files';
import { hevy } from './hevy';
import { withLibrary } from './with-library';

it('puts the library’s exercises in the place of those that mean them, each with an id of its own', async () => {
  const row = (exercise: string, superset: string) => `Push,2026-01-05,${exercise},${superset},normal,60,8`;
  const rows = [row('Squat (Barbell)', ''), row('Barbell Squats', '1'), row('My own', '1')];
  const text = `title,start_time,exercise_title,superset_id,set_type,weight_kg,reps\n${rows.join('\n')}\n`;
  const reading = await readText(hevy, text);
  if (reading === null || 'question' in reading) throw new Error('There are no workouts.');
  const workouts = reading.rows.map(({ values }) => values);
  expect(withLibrary(workouts, [{ id: 'squat0000000001', title: 'Barbell Squat' }], {})).toMatchObject([
    {
      exercises: [
        { id: 'squat0000000001', code: 'squat0000000001', title: 'Barbell Squat', results: '8 @ 60 kg' },
        { id: 'squat0000000001-2', code: 'squat0000000001', title: 'Barbell Squat', target: { group: 'A' } },
        { id: 'My own', code: 'My own', title: 'My own', target: { group: 'A' } },
      ],
    },
  ]);
});
