import { addDays } from '@hub/calendar';
import { describe, expect, it } from 'vitest';
import { workoutReminders } from './reminders';

const ROW = {
  record: 'w1',
  date: '2026-11-24',
  title: 'Legs',
  category: '',
  detail: '[]',
  created: '2026-11-01 08:00:00.000Z',
  updated: '2026-11-01 08:00:00.000Z',
  rev: 1,
};
const TODAY = '2026-11-24';
/** A source, with `due` on this day everywhere. */
function source(name: string) {
  const { due, ...rest } = workoutReminders.find((each) => each.name === name)!;
  return { ...rest, due: (row: typeof ROW) => due(row, () => TODAY) };
}
const done = [{ name: 'Squat', completed: true }];
const missed = [{ name: 'Squat', completed: false }];

describe('a workout of today', () => {
  const { due, say } = source('workout-today');

  it('is told while nothing of it is done', () => {
    expect(due({ ...ROW, detail: JSON.stringify(missed) })).toEqual({
      ...{ date: '2026-11-24', title: 'Legs', path: '/workout/w1' },
    });
    expect(due({ ...ROW, detail: JSON.stringify(done) })).toBeNull();
    expect(due({ ...ROW, detail: JSON.stringify([{ name: 'Squat', results: '40 kg' }]) })).toBeNull();
  });

  it('is told with its name, or without', () => {
    expect(say({ date: ROW.date, title: 'Legs', path: '' }, 0)).toEqual({
      ...{ named: 'Legs is waiting for you today', unnamed: 'A workout is waiting for you today' },
    });
  });
});

describe('two missed workouts', () => {
  const { due } = source('workout-missed');
  /** The reminders after workouts on the last days, the latest day first; a day has one workout or several. */
  const after = (days: unknown[][]) => {
    const workouts = days.flatMap((lists, before) =>
      lists.map((exercises) => ({ date: addDays('2026-11-23', -before), exercises })),
    );
    return due({ ...ROW, title: 'Sam', detail: JSON.stringify({ user: 'u1', zone: '', workouts }) });
  };

  it('are told once', () => {
    expect(after([[missed], [missed]])).toEqual({
      date: '2026-11-24',
      title: 'Sam',
      path: '/workout/admin/users/u1/plans?tab=calendar&day=2026-11-23',
    });
    expect(after([[missed], [missed], [done]])).not.toBeNull();
    expect(after([[missed], [missed], [missed]])).toBeNull();
  });

  it('are two in a row', () => {
    expect(after([[missed]])).toBeNull();
    expect(after([[missed], [done], [missed]])).toBeNull();
    expect(after([[done], [missed], [missed]])).toBeNull();
  });

  it('are told once where a day has several', () => {
    const both = [missed, missed];
    expect(after([both, [done, done]])).not.toBeNull();
    expect(after([both, both])).toBeNull();
    expect(after([both, [missed], [done]])).not.toBeNull();
    expect(after([[missed], both])).toBeNull();
  });

  it('are none without exercises', () => {
    expect(after([[[]], [[]]])).toBeNull();
    expect(after([[missed], [[]], [done]])).toBeNull();
    expect(after([[missed], [[]], [missed]])).not.toBeNull();
  });
});

describe('a plan', () => {
  const { due, leads } = source('plan-ends');

  it('is told when its last workout comes within a week', () => {
    expect(leads).toEqual([7]);
    expect(due({ ...ROW, title: 'Base', detail: 'u1' })).toEqual({
      ...{ date: '2026-11-24', title: 'Base', path: '/workout/admin/users/u1/plans' },
    });
  });
});
