import { describe, expect, it, vi } from 'vitest';
import { readText } from '../testing/import-files';
import { liftLog } from './liftlog';

vi.stubEnv('TZ', 'Europe/Berlin');

const HEAD = 'SessionId,Timestamp,Exercise,Weight,WeightUnit,Reps,TargetReps,Notes';
const read = (...rows: string[]) => readText(liftLog, [HEAD, ...rows].join('\n'));

describe('LiftLog', () => {
  it('makes a workout of each session, from its first set to its last', async () => {
    const reading = await read(
      '8b929966,2024-10-16T10:44:39,Bench Press,67.5,kg,12,12,Elbows in',
      '8b929966,2024-10-16T10:44:38,Bench Press,67.5,kg,12,12,Elbows in',
      '95bf84cb,2024-10-16T10:43:50,Pull-ups,,,8,8,',
      '8b929966,2024-10-16T10:52:00,Squats,97.5,lbs,8,8,',
    );
    expect(reading).toMatchObject({
      problems: [],
      rows: [
        {
          line: 2,
          values: {
            ...{ date: '2024-10-16', workoutTitle: 'My workout', finished: '2024-10-16T08:52:00.000Z' },
            exercises: [
              {
                ...{ title: 'Bench Press', notes: 'Elbows in', results: '2x12 @ 67.5 kg' },
                sets: [{ at: '2024-10-16T08:44:39.000Z' }, { at: '2024-10-16T08:44:38.000Z' }],
              },
              { title: 'Squats', sets: [{ weight: 97.5, unit: 'lb', at: '2024-10-16T08:52:00.000Z' }] },
            ],
          },
        },
        { line: 4, values: { finished: '2024-10-16T08:43:50.000Z', exercises: [{ sets: [{ reps: 8 }] }] } },
      ],
    });
  });

  it('reads times with a zone, as newer versions write them', async () => {
    expect(
      await read('124,2024-01-15T10:00Z,Row,100,kg,10,10,', '124,2024-01-15T10:02Z,Row,100,kg,10,10,'),
    ).toMatchObject({
      rows: [{ values: { finished: '2024-01-15T10:02:00.000Z' } }],
    });
  });

  it('asks for a unit, and names the line of what is no date', async () => {
    expect(await read('1,2024-01-15T10:00Z,Row,100,,10,10,')).toMatchObject({
      question: { id: 'weightUnit' },
    });
    expect(await read('1,soon,Row,100,kg,10,10,')).toEqual({
      ...{
        rows: [],
        problems: [{ title: 'Row', line: 2, reason: '“soon” is not a date that is known here.' }],
      },
    });
  });
});
