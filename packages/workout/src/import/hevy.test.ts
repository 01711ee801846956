import { describe, expect, it, vi } from 'vitest';
import { readText } from '../testing/import-files';
import { hevy } from './hevy';

vi.stubEnv('TZ', 'Europe/Berlin');

const HEAD =
  '"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"';
const read = (rows: string, head = HEAD) => readText(hevy, `${head}\n${rows}\n`);
const set = (values: string) => `Push,"22 Dec 2025, 08:00","22 Dec 2025, 08:37",,Row,,,0,${values}`;

describe('Hevy', () => {
  it('makes a finished workout of its rows', async () => {
    const when = '"22 Dec 2025, 08:00","22 Dec 2025, 08:37"';
    const rows = [
      `"Morning workout",${when},"Felt light.","Pull Up (Assisted)",,"",0,"normal",21,10,,0,8.5`,
      `"Morning workout",${when},"Felt light.","Leg Press (Machine)",,"Seat 4",0,"warmup",40,12,,0,`,
      `"Morning workout",${when},"Felt light.","Leg Press (Machine)",,"Seat 4",1,"normal",90,12,,0,7.5`,
      `"Morning workout",${when},"Felt light.","Leg Press (Machine)",,"Seat 4",2,"failure",90,11,,0,10`,
      `"Morning workout",${when},"Felt light.","Leg Press (Machine)",,"Seat 4",3,"dropset",60,15,,0,`,
    ];
    expect(await read(rows.join('\n'))).toEqual({
      problems: [],
      rows: [
        {
          title: 'Morning workout',
          line: 2,
          values: {
            date: '2025-12-22',
            workoutTitle: 'Morning workout',
            finished: '2025-12-22T07:37:00.000Z',
            note: 'Felt light.',
            exercises: [
              {
                id: 'Pull Up (Assisted)',
                code: 'Pull Up (Assisted)',
                title: 'Pull Up (Assisted)',
                notes: '',
                completed: true,
                results: '10 @ 21 kg',
                sets: [
                  {
                    ...{ id: '1', kind: 'work', weight: 21, unit: 'kg', reps: 10, rpe: 8.5, done: true },
                    at: '2025-12-22T07:00:00.000Z',
                  },
                ],
              },
              {
                id: 'Leg Press (Machine)',
                code: 'Leg Press (Machine)',
                title: 'Leg Press (Machine)',
                notes: 'Seat 4',
                completed: true,
                results: '12 @ 90 kg, 11 @ 90 kg, 15 @ 60 kg',
                sets: [
                  { id: '1', kind: 'warm-up', weight: 40, unit: 'kg', reps: 12, done: true },
                  { id: '2', kind: 'work', weight: 90, unit: 'kg', reps: 12, rpe: 7.5, done: true },
                  { id: '3', kind: 'failure', weight: 90, unit: 'kg', reps: 11, rpe: 10, done: true },
                  { id: '4', kind: 'drop', weight: 60, unit: 'kg', reps: 15, done: true },
                ],
              },
            ],
          },
        },
      ],
    });
  });

  it.each([
    ['normal,,20,,0,', { reps: 20 }],
    ['normal,,,5,1800,', { metres: 5000, seconds: 1800 }],
    ['normal,,,,60,', { seconds: 60 }],
    ['normal,"82,5",5,,,', { weight: 82.5, unit: 'kg', reps: 5 }],
    ['normal,61.23497,5,,,', { weight: 61.23, unit: 'kg', reps: 5 }],
    ['normal,100,0,,,', { weight: 100, unit: 'kg', reps: 0 }],
    ['normal,0,0,,0,', {}],
  ])('reads the amounts of %s', async (values, amounts) => {
    const expected = { id: '1', kind: 'work', ...amounts, done: true, at: '2025-12-22T07:00:00.000Z' };
    const reading = await read(set(values));
    expect(reading).toMatchObject({ rows: [{ values: { exercises: [{ sets: [expected] }] } }] });
  });

  it('reads pounds and miles', async () => {
    const head = HEAD.replace('weight_kg', 'weight_lbs').replace('distance_km', 'distance_miles');
    expect(await read(`${set('normal,225,5,,,')}\n${set('normal,,,0.5,,')}`, head)).toMatchObject({
      rows: [{ values: { exercises: [{ sets: [{ weight: 225, unit: 'lb' }, { metres: 805 }] }] } }],
    });
  });

  it('names supersets by letters, and an exercise that stands alone by none', async () => {
    const row = (exercise: string, superset: string) =>
      `Push,"22 Dec 2025, 08:00",,,${exercise},${superset},,0,normal,60,8,,,`;
    const rows = [row('Bench', '3'), row('Row', '3'), row('Squat', '7'), row('Bench', ''), row('Bench', '3')];
    const reading = await read(rows.join('\n'));
    expect(reading).toMatchObject({
      rows: [
        {
          values: {
            exercises: [
              { id: 'Bench', sets: [{}, {}], target: { sets: 2, group: 'A' } },
              { id: 'Row', sets: [{}], target: { sets: 1, group: 'A' } },
              { id: 'Squat', sets: [{}] },
              { id: 'Bench-2', title: 'Bench', sets: [{}] },
            ],
          },
        },
      ],
    });
    const exercises = reading && 'rows' in reading ? reading.rows[0]?.values.exercises : [];
    expect(exercises?.map(({ target }) => target?.group)).toEqual(['A', 'A', undefined, undefined]);
  });

  it('is over when it began where no end of the same day is known, and at noon where no time is', async () => {
    const row = (start: string, end: string) => `Push,"${start}","${end}",,Row,,,0,normal,60,8,,,`;
    const timesOf = async (start: string, end: string) => {
      const reading = await read(row(start, end));
      const values = reading && 'rows' in reading ? reading.rows[0]?.values : undefined;
      return [values?.finished, values?.exercises[0]?.sets[0]?.at];
    };
    expect(await timesOf('2026-01-05 08:00:00', '')).toEqual(['2026-01-05T07:00:00.000Z', undefined]);
    expect(await timesOf('2026-01-05 08:00', '2026-01-07 09:00')).toEqual([
      '2026-01-05T07:00:00.000Z',
      undefined,
    ]);
    expect(await timesOf('5 Jan 2026', '')).toEqual(['2026-01-05T11:00:00.000Z', undefined]);
  });

  it('asks how dates with slashes are written where none tells', async () => {
    const rows = 'Push,1/2/2024 10:00,,,Row,,,0,normal,60,8,,,\n';
    expect(await read(rows)).toMatchObject({ question: { id: 'dateOrder' } });
    const dateOf = async (dateOrder: string) => {
      const reading = await readText(hevy, `${HEAD}\n${rows}`, { dateOrder });
      return reading && 'rows' in reading ? reading.rows[0]?.values.date : reading;
    };
    expect(await dateOf('day-first')).toBe('2024-02-01');
    expect(await dateOf('month-first')).toBe('2024-01-02');
    expect(await read(`${rows}Push,1/13/2024 10:00,,,Row,,,0,normal,60,8,,,`)).toMatchObject({
      rows: [{ values: { date: '2024-01-02' } }, { values: { date: '2024-01-13' } }],
    });
  });

  it.each([
    ['normal,1501,5,,,', 'A weight is above 0 and at most 1500 kg, with at most two decimals, in kg or lb.'],
    ['normal,-20,5,,,', 'A weight is above 0 and at most 1500 kg, with at most two decimals, in kg or lb.'],
    ['normal,60,1001,,,', 'A set has at most 1000 repetitions.'],
    ['normal,60,8,,,7.2', 'RPE is 1 to 10, in halves.'],
    ['normal,,,1001,,', 'A set’s distance is 1 m to 1000 km.'],
    ['normal,,,,86401,', 'A set’s time is 1 second to 24 hours.'],
    ['normal,heavy,5,,,', '“heavy” is not a number.'],
    ['left,60,8,,,', '“left” is not a kind of set that is known here.'],
  ])('says why %s is not taken, and takes the other sets', async (values, reason) => {
    expect(await read(`${set('normal,60,8,,,')}\n${set(values)}`)).toMatchObject({
      rows: [{ values: { exercises: [{ sets: [{ id: '1' }] }] } }],
      problems: [{ title: 'Row', line: 3, reason }],
    });
  });

  it.each([
    ['Push,soon,,,Row,,,0,normal,60,8,,,', 'Row', '“soon” is not a date that is known here.'],
    ['Push,2026-01-05,,,,,,0,normal,60,8,,,', 'The set in line 2', 'There is no name of an exercise.'],
    [
      `${'P'.repeat(201)},2026-01-05,,,Row,,,0,normal,60,8,,,`,
      'P'.repeat(201),
      'The title is longer than 200 characters.',
    ],
    [
      `Push,2026-01-05,,${'n'.repeat(2001)},Row,,,0,normal,60,8,,,`,
      'Push',
      'The note is longer than 2000 characters.',
    ],
    [
      `Push,2026-01-05,,,Row,,${'n'.repeat(200_001)},0,normal,60,8,,,`,
      'Push',
      'The exercises and their notes are too long.',
    ],
  ])('says why there is no workout', async (row, title, reason) => {
    expect(await read(row)).toEqual({ rows: [], problems: [{ title, line: 2, reason }] });
  });

  it('refuses what is beyond the limits of a workout with the line, and cuts nothing off silently', async () => {
    const thirty = await read(Array.from({ length: 31 }, () => set('normal,60,8,,,')).join('\n'));
    expect(thirty).toMatchObject({
      problems: [{ title: 'Row', line: 32, reason: 'An exercise has at most 30 sets.' }],
    });
    const row = (number: number, superset: string) =>
      `Push,2026-01-05,,,Row ${number},${superset},,0,normal,60,8,,,`;
    const many = Array.from({ length: 101 }, (_, number) => row(number, ''));
    expect(await read(many.join('\n'))).toMatchObject({
      ...{ rows: [], problems: [{ title: 'Push', line: 2, reason: 'A workout has at most 100 exercises.' }] },
    });
    const pairs = Array.from({ length: 54 }, (_, number) => row(number, String(Math.floor(number / 2))));
    expect(await read(pairs.join('\n'))).toMatchObject({
      ...{ rows: [], problems: [{ title: 'Push', line: 2, reason: 'A workout has at most 26 supersets.' }] },
    });
  });

  it('leaves other tables alone', async () => {
    expect(await readText(hevy, 'Date,Exercise,Reps\n2026-01-05,Row,8\n')).toBeNull();
    expect(await readText(hevy, 'just a text')).toBeNull();
  });
});
