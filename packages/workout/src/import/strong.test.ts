import { describe, expect, it, vi } from 'vitest';
import { readText } from '../testing/import-files';
import { strong } from './strong';

vi.stubEnv('TZ', 'Europe/Berlin');

const IOS =
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE';
const ANDROID =
  'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration';
const NEWER =
  'Workout #;Date;Workout Name;Duration (sec);Exercise Name;Set Order;Weight (kg);Reps;RPE;Distance (meters);Seconds;Notes;Workout Notes';

const workoutsOf = async (text: string, answers = {}) => {
  const reading = await readText(strong, text, answers);
  if (reading === null || 'question' in reading) throw new Error('There are no workouts.');
  expect(reading.problems).toEqual([]);
  return reading.rows.map(({ values }) => values);
};
const exercisesOf = async (text: string, answers = {}) =>
  (await workoutsOf(text, answers)).flatMap(({ exercises }) =>
    exercises.map(({ title, sets }) => [title, sets]),
  );

describe('Strong', () => {
  const ios = [
    IOS,
    '2025-11-03 07:01:00,"Leg Day",1h 5m,"Squat (Barbell)",W,40.0,5.0,0,0.0,"","Slept badly.",',
    '2025-11-03 07:01:00,"Leg Day",1h 5m,"Squat (Barbell)",1,80.0,5.0,0,0.0,"Knees out","Slept badly.",8',
    '2025-11-03 07:01:00,"Leg Day",1h 5m,"Squat (Barbell)",Rest Timer,0,0.0,0,180.0,,,',
    '2025-11-03 07:01:00,"Leg Day",1h 5m,"Squat (Barbell)",D,60.0,8.0,0,0.0,,,',
    '2025-11-03 07:01:00,"Leg Day",1h 5m,"Squat (Barbell)",F,60.0,6.0,0,0.0,,,10',
    '2025-11-03 07:01:00,"Leg Day",1h 5m,"Plank ",1,0,0.0,0,45.0,,,',
    '2025-11-03 07:01:00,"Leg Day",1h 5m,"Plank ",Note,0,0,0,0,Elbows under shoulders,,',
  ].join('\n');

  it('of iOS is asked for the unit of its weights, and read in that of the answer', async () => {
    expect(await readText(strong, ios)).toMatchObject({ question: { id: 'weightUnit' } });
    expect(await workoutsOf(ios, { weightUnit: 'lb' })).toMatchObject([
      {
        ...{ date: '2025-11-03', workoutTitle: 'Leg Day', finished: '2025-11-03T07:06:00.000Z' },
        note: 'Slept badly.',
        exercises: [
          {
            ...{ title: 'Squat (Barbell)', notes: 'Knees out' },
            results: '5 @ 80 lb, 8 @ 60 lb, 6 @ 60 lb',
            sets: [
              {
                ...{ id: '1', kind: 'warm-up', weight: 40, unit: 'lb', reps: 5 },
                at: '2025-11-03T06:01:00.000Z',
              },
              { id: '2', kind: 'work', weight: 80, unit: 'lb', reps: 5, rpe: 8 },
              { id: '3', kind: 'drop', weight: 60, unit: 'lb', reps: 8 },
              { id: '4', kind: 'failure', weight: 60, unit: 'lb', reps: 6, rpe: 10 },
            ],
          },
          { title: 'Plank', notes: 'Elbows under shoulders', results: '45 s', sets: [{ seconds: 45 }] },
        ],
      },
    ]);
  });

  it('of iOS asks for the unit of distances where there are some, and for none where there are no weights', async () => {
    const run = `${IOS}\n2022-02-28 11:49:43,Run,10m,Running,1,0,0.0,3.72,624.0,,,\n`;
    expect(await readText(strong, run)).toMatchObject({ question: { id: 'distanceUnit' } });
    const sets = [{ ...{ id: '1', kind: 'work', metres: 3720, seconds: 624 }, done: true }];
    expect(await exercisesOf(run, { distanceUnit: 'km' })).toMatchObject([['Running', sets]]);
    const plank = `${IOS}\n2022-02-28 11:49:43,Core,10m,Plank,1,0,0.0,0,60,,,\n`;
    expect(await exercisesOf(plank)).toMatchObject([['Plank', [{ seconds: 60 }]]]);
  });

  it('of Android names the unit of each row, and writes decimals with a comma', async () => {
    const text = [
      ANDROID,
      '2022-02-16 17:40:08;"Full body";"Overhead Press (Barbell)";1;45;lbs;2;;;;0;"";"note";58m',
      '2022-02-16 17:40:08;"Full body";"Deadlift (Barbell)";1;102,5;kg;5;9,5;;;0;;;58m',
      '2022-02-16 17:40:08;"Full body";"Treadmill";1;0;;0;;3;miles;600;;;58m',
    ].join('\n');
    expect(await exercisesOf(text)).toMatchObject([
      ['Overhead Press (Barbell)', [{ weight: 45, unit: 'lb', reps: 2 }]],
      ['Deadlift (Barbell)', [{ weight: 102.5, unit: 'kg', reps: 5, rpe: 9.5 }]],
      ['Treadmill', [{ metres: 4828, seconds: 600 }]],
    ]);
    expect(await workoutsOf(text)).toMatchObject([{ note: 'note', finished: '2022-02-16T17:38:08.000Z' }]);
    const unnamed = `${ANDROID}\n2022-02-16;A;Row;1;45;;2;;;;0;;;\n`;
    expect(await readText(strong, unnamed)).toMatchObject({ question: { id: 'weightUnit' } });
  });

  it('that is newer has its units in the head', async () => {
    const text = [
      NEWER.replaceAll(/[^;]+/g, '"$&"'),
      '"1";"2023-07-14 19:31:01";"Workout A";"82";"Clean and Jerk (Barbell)";"1";"50.0";"3";"";"";"";"";""',
      '"1";"2023-07-14 19:31:01";"Workout A";"82";"Running";"1";"";"";"";"1500";"420";"";""',
    ].join('\n');
    expect(await exercisesOf(text)).toMatchObject([
      ['Clean and Jerk (Barbell)', [{ weight: 50, unit: 'kg', reps: 3 }]],
      ['Running', [{ metres: 1500, seconds: 420 }]],
    ]);
    expect(await workoutsOf(text)).toMatchObject([{ finished: '2023-07-14T17:32:23.000Z' }]);
    const short =
      'Date;Workout Name;Exercise Name;Set Order;Weight (lb);Reps;Seconds;Notes\n2024-01-01 18:00:00;Push;Row;1;60;8;;\n2024-01-01 18:00:00;Push;Row;Rest Timer;;;90;';
    expect(await exercisesOf(short)).toMatchObject([['Row', [{ weight: 60, unit: 'lb', reps: 8 }]]]);
  });

  it.each([
    [
      'French',
      "Date,Nom de l'entraînement,Durée,Nom de l'exercice,Ordre de la série,Poids (kg),Réps,Distance,Secondes,Notes,RPE",
      ['Minuteur de repos', 'Remarque'],
    ],
    [
      'Spanish',
      'Fecha,Nombre de Entrenamiento,Duración,Nombre del Ejercicio,Orden de las series,Peso (kg),Reps,Distancia,Segundos,Notas,RPE',
      ['Temporizador de descanso', 'Nota'],
    ],
  ])('is read in %s', async (_, head, [rest = '', note = '']) => {
    const row = (cells: string) => `2025-12-30 20:57:41,Jambes,1h 5m,Squat,${cells}`;
    const rows = [row('1,80,5.0,0,0,,8'), row(`${rest},0,0,0,90,,`), row(`${note},0,0,0,0,Genoux,`)];
    expect(await workoutsOf([head, ...rows].join('\n'))).toMatchObject([
      {
        ...{ date: '2025-12-30', workoutTitle: 'Jambes', finished: '2025-12-30T21:02:41.000Z' },
        exercises: [{ title: 'Squat', notes: 'Genoux', sets: [{ weight: 80, unit: 'kg', reps: 5, rpe: 8 }] }],
      },
    ]);
  });

  it('says nothing of a length by a timer that ran on for days', async () => {
    const text = `${IOS}\n2025-06-03 20:23:00,Push,264h 1m,Row,1,0,8,0,0,,,\n`;
    const [workout] = await workoutsOf(text);
    expect(workout?.finished).toBe('2025-06-03T18:23:00.000Z');
    expect(workout?.exercises[0]?.sets[0]).not.toHaveProperty('at');
  });

  it.each([
    ['2025-06-03,Push,1h,Row,X,0,8,0,0,,,', '“X” is not a kind of set that is known here.'],
    ['2025-06-03,Push,1h,Row,Superset,0,8,0,0,,,', '“Superset” is not a kind of set that is known here.'],
    ['2025-06-03,Push,1h,Row,1,0,eight,0,0,,,', '“eight” is not a number.'],
    ['2025-06-03,Push,1h,Row,1,0,8,0,1:2:3:4,,,', '“1:2:3:4” is not a time.'],
    ['3rd of June,Push,1h,Row,1,0,8,0,0,,,', '“3rd of June” is not a date that is known here.'],
  ])('says why %s is not taken', async (row, reason) => {
    expect(await readText(strong, `${IOS}\n${row}\n`)).toEqual({
      ...{ rows: [], problems: [{ title: 'Row', line: 2, reason }] },
    });
  });

  it('refuses a unit that nobody knows', async () => {
    const text = `${ANDROID}\n2025-06-03;Push;Row;1;0;;8;;2;furlongs;0;;;\n`;
    expect(await readText(strong, text)).toMatchObject({
      problems: [{ line: 2, reason: '“furlongs” is not a unit of distance that is known here.' }],
    });
  });
});
