import { parseRecord } from '@hub/pb-client';
import { describe, expect, it } from 'vitest';
import { workoutItem } from '../../../api/workout.schema';
import { samsWorkout, tickedExercises } from '../../../testing';
import { copiesOf, dayStatus, weekSummary } from './calendar';

const TODAY = '2026-11-21';

function workout(date: string, ...done: boolean[]) {
  return parseRecord(workoutItem, samsWorkout(date, 'Legs', { exercises: tickedExercises(...done) }));
}

const done = workout('2026-11-17', true);
const missed = workout('2026-11-12', false, true);
const toCome = workout(TODAY, false);

it('lets what went wrong speak for a day', () => {
  expect(dayStatus([], TODAY)).toBeUndefined();
  expect(dayStatus([done, missed], TODAY)).toBe('failed');
  expect(dayStatus([done, toCome], TODAY)).toBe('not-completed');
  expect(dayStatus([done], TODAY)).toBe('completed');
});

it.each([
  [[], 'Nothing in this week', 'muted'],
  [[done, done], '2 of 2 done', 'ok'],
  [[done, done, missed], '2 of 3 done, 1 missed', 'warning'],
  [[missed], '0 of 1 done, 1 missed', 'danger'],
  [[done, toCome], '1 of 2 done', 'muted'],
])('sums a week up', (workouts, text, tone) => {
  expect(weekSummary(workouts, TODAY)).toEqual({ text, tone });
});

it('copies a week over the year, on the same weekdays, with nothing done', () => {
  const [copy] = copiesOf([workout('2026-12-31', true)], '2026-12-28', '2027-01-04');
  expect(copy).toMatchObject({
    user: done.user,
    date: '2027-01-07',
    workoutTitle: 'Legs',
    workoutDescription: '',
  });
  expect(copy?.exercises).toMatchObject([{ title: 'Trail Running/Walking', completed: false, results: '' }]);
});

describe('a copy of a workout of a plan', () => {
  const planned = parseRecord(
    workoutItem,
    samsWorkout('2026-11-17', 'Legs', { plan: 'plan', planWorkout: 'legs', plannedDate: '2026-11-16' }),
  );

  it('is of the same plan, which makes none for its day then', () => {
    expect(copiesOf([planned], '2026-11-16', '2026-11-23')).toMatchObject([
      { date: '2026-11-24', plan: 'plan', planWorkout: 'legs' },
    ]);
    expect(copiesOf([toCome], '2026-11-16', '2026-11-23')[0]).not.toHaveProperty('plan');
  });

  it('is a workout of its own where that one is on its day already', () => {
    const there = (values: object) => [
      parseRecord(workoutItem, {
        ...samsWorkout('2026-11-24', 'Legs'),
        plan: 'plan',
        planWorkout: 'legs',
        ...values,
      }),
    ];
    const copyBeside = (values: object) => copiesOf([planned], '2026-11-16', '2026-11-23', there(values))[0];
    expect(copyBeside({})).not.toHaveProperty('plan');
    expect(copyBeside({ planWorkout: 'arms' })).toHaveProperty('plan', 'plan');
    expect(copyBeside({ date: '2026-11-25' })).toHaveProperty('plan', 'plan');
  });
});
