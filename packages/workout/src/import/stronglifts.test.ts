import { describe, expect, it, vi } from 'vitest';
import { readText, sample } from '../testing/import-files';
import { strongLifts } from './stronglifts';

vi.stubEnv('TZ', 'Europe/Berlin');

const HEAD =
  'Date (yyyy/mm/dd),Workout,Workout Name,Program Name,Body Weight (KG),Exercise,SetsxReps,SetsxTime,Top Set Reps x KG,e1RM  (KG),Reps,Volume (KG),Workout Volume (KG),Duration (hours),Start Time (h:mm),End Time (h:mm),Notes,Set 1 (Reps), Set 1 (KG),Set 2 (Reps), Set 2 (KG)';

async function workoutsOf(text: string) {
  const reading = await readText(strongLifts, text);
  if (reading === null || 'question' in reading) throw new Error('There are no workouts.');
  expect(reading.problems).toEqual([]);
  return reading.rows.map(({ values }) => values);
}

describe('StrongLifts', () => {
  it('makes the workouts that LiftLog expects of the same file, with the times of the day', async () => {
    const workouts = await workoutsOf(sample('stronglifts-export-kg.csv'));
    expect(
      workouts.map(({ date, workoutTitle, exercises }) => [date, workoutTitle, exercises.length]),
    ).toEqual([
      ['2026-08-11', 'Workout A', 3],
      ['2026-08-11', 'Workout B', 3],
      ['2026-08-13', 'Workout A', 3],
      ['2026-08-13', 'Workout B', 3],
      ['2026-08-13', 'Workout C', 3],
    ]);
    expect(workouts[0]).toMatchObject({
      finished: '2026-08-11T20:57:00.000Z',
      exercises: [
        {
          ...{ title: 'Squat', results: '4x5 @ 55 kg' },
          sets: [{ weight: 55, unit: 'kg', reps: 5, at: '2026-08-11T20:56:00.000Z' }, {}, {}, {}],
        },
        { title: 'Bench Press', results: '3 @ 70 kg, 2x5 @ 70 kg', sets: [{}, {}, {}] },
        { title: 'Barbell Row', sets: [{}, {}, {}, {}, {}] },
      ],
    });
    expect(workouts[4]?.exercises[2]).toMatchObject({ results: '5x5 @ 52.2 kg' });
  });

  it('keeps pounds as they are', async () => {
    const [first] = await workoutsOf(sample('stronglifts-export-lb.csv'));
    expect(first?.exercises[0]?.results).toBe('4x5 @ 121.3 lb');
  });

  it('of older versions writes its head otherwise; a night is of the day on which it began', async () => {
    const rows = [
      '"2015/05/25","1","Workout A","","87","Squat","2x5","","5x20","24.7","10","200","200","1","11:37 PM","12:37 AM","Go slower","5","20","5","20"',
      '"2015/05/25","1","Workout A","","87","Plank","","2x1:30","","","","","","1","11:37 PM","12:37 AM","","","","",""',
      '"2015/05/25","1","Workout A","","87","Barbell Row","Skipped","","","","","","","1","11:37 PM","12:37 AM","","","","",""',
    ];
    expect(await workoutsOf([HEAD, ...rows].join('\n'))).toMatchObject([
      {
        ...{ date: '2015-05-25', finished: '2015-05-25T22:37:00.000Z' },
        exercises: [
          {
            title: 'Squat',
            notes: 'Go slower',
            results: '2x5 @ 20 kg',
            sets: [{ at: '2015-05-25T21:37:00.000Z' }, {}],
          },
          { title: 'Plank', results: '2x90 s' },
        ],
      },
    ]);
  });

  it('names the line of what it can’t take', async () => {
    const text = `${HEAD}\n2015/13/25,1,A,,87,Squat,,,,,,,,,,,,5,20,,\n2015/05/25,1,A,,87,Squat,,,,,,,,,,,,5,heavy,,\n`;
    expect(await readText(strongLifts, text)).toEqual({
      rows: [],
      problems: [
        { title: 'Squat', line: 2, reason: '“2015/13/25” is not a date that is known here.' },
        { title: 'Squat', line: 3, reason: '“heavy” is not a number.' },
      ],
    });
  });
});
