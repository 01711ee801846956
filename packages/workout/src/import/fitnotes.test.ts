import { describe, expect, it, vi } from 'vitest';
import { readText, sample } from '../testing/import-files';
import { fitNotes } from './fitnotes';

vi.stubEnv('TZ', 'Asia/Tokyo');

const IOS = 'Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Distance Unit,Time,Notes,Kind';

async function workoutsOf(text: string, answers = {}) {
  const reading = await readText(fitNotes, text, answers);
  if (reading === null || 'question' in reading) throw new Error('There are no workouts.');
  expect(reading.problems).toEqual([]);
  return reading.rows.map(({ values }) => values);
}
const setsOf = async (text: string, answers = {}) =>
  (await workoutsOf(text, answers)).flatMap(({ exercises }) => exercises.flatMap(({ sets }) => sets));

describe('FitNotes', () => {
  it('makes one workout of a day, over at noon, as LiftLog expects of the same file', async () => {
    const [first, second, ...others] = await workoutsOf(sample('fitnotes-android-export-kgs.csv'));
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      ...{ date: '2026-08-04', workoutTitle: 'My workout', finished: '2026-08-04T03:00:00.000Z', note: '' },
    });
    expect(first?.exercises.map(({ title, sets }) => [title, sets.length])).toEqual([
      ['Lat Pulldown', 6],
      ['Machine Triceps Pushdown', 5],
      ['Hammer Strength Row', 4],
      ['Lateral Machine Raise', 6],
      ['Hip Thrust', 4],
    ]);
    expect(first?.exercises[0]).toMatchObject({
      results: '10 @ 35 kg, 8 @ 65 kg, 6 @ 90 kg, 5 @ 90 kg, 3 @ 65 kg, 5 @ 45 kg',
      sets: [{ weight: 35, unit: 'kg', reps: 10, done: true }, {}, {}, {}, {}, {}],
    });
    expect(first?.exercises[2]?.notes).toBe('testing note 1');
    expect(second?.date).toBe('2026-08-05');
    expect(second?.exercises.map(({ title, sets }) => [title, sets.length])).toEqual([
      ['Bigger Incline Dumbbell Bench Press', 5],
      ['Smith Machine Shoulder Press', 3],
      ['Seated Machine Fly', 5],
    ]);
    expect(second?.exercises[1]?.sets[0]).toEqual({ id: '1', kind: 'work', reps: 12, done: true });
    expect(second?.exercises[2]?.notes).toBe('testing note 2');
  });

  it('keeps pounds as they are, and takes distances and times', async () => {
    const [first] = await workoutsOf(sample('fitnotes-android-export-lbs.csv'));
    expect(first?.exercises[0]?.sets[0]).toMatchObject({ weight: 77.16, unit: 'lb', reps: 10 });
    const [, , cardio] = await workoutsOf(sample('fitnotes-android-export-lbs-edge-cases.csv'));
    expect(cardio?.exercises).toMatchObject([
      {
        title: 'Cycling',
        sets: [
          { weight: 66.14, unit: 'lb', metres: 1000, seconds: 300 },
          { reps: 10, metres: 2000, seconds: 720 },
          { metres: 30_000 },
        ],
      },
      {
        title: 'Running (Outdoor)',
        sets: [
          { seconds: 600 },
          { metres: 42_190, seconds: 7170 },
          { weight: 66.14, seconds: 600 },
          { reps: 10, seconds: 600 },
          { weight: 66.14, unit: 'lb' },
        ],
      },
    ]);
  });

  it('of iOS has both units side by side', async () => {
    const rows = [
      '2020-01-13,Incline Barbell Bench Press,Chest,70.00,154.32,5,,,,,wr',
      '2020-01-13,Belt Squat,Legs,,135.00,5,,,,,wr',
      '2020-01-13,Crunch,Abs,0.00,0.00,35,,,,,wr',
      '2020-01-13,Plank,Abs,,,,,,00:45,,t',
    ];
    expect(await setsOf([IOS, ...rows].join('\n'))).toMatchObject([
      { weight: 70, unit: 'kg', reps: 5 },
      { weight: 135, unit: 'lb', reps: 5 },
      { reps: 35 },
      { seconds: 45 },
    ]);
  });

  it('of older phones has the unit in the head', async () => {
    const text =
      'Date,Exercise,Category,Weight (lbs),Reps,Distance,Distance Unit,Time\n2020-01-13,Row,Back,45,8,,,\n';
    expect(await setsOf(text)).toMatchObject([{ weight: 45, unit: 'lb', reps: 8 }]);
  });

  it('asks for a unit that it does not name', async () => {
    const weights = 'Date,Exercise,Category,Weight,Reps\n2020-01-13,Row,Back,45,8\n';
    expect(await readText(fitNotes, weights)).toMatchObject({ question: { id: 'weightUnit' } });
    expect(await setsOf(weights, { weightUnit: 'kg' })).toMatchObject([{ weight: 45, unit: 'kg' }]);
    const runs = 'Date,Exercise,Category,Weight,Reps,Distance\n2020-01-13,Run,Cardio,0,,5\n';
    expect(await readText(fitNotes, runs)).toMatchObject({ question: { id: 'distanceUnit' } });
    expect(await setsOf(runs, { distanceUnit: 'miles' })).toMatchObject([{ metres: 8047 }]);
    const dates = 'Date,Exercise,Category,Weight,Reps\n1/2/2020,Row,Back,0,8\n';
    expect(await readText(fitNotes, dates)).toMatchObject({ question: { id: 'dateOrder' } });
  });
});
