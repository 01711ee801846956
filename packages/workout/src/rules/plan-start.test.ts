import { describe, expect, it } from 'vitest';
import { type Horizon, schedulePlan, scheduleWeeks, weekOfPlan } from './plan-schedule';
import type { PlanWorkoutRule } from './plan-workout';

const MONDAY = '2026-11-23';

const workout = (change: Partial<PlanWorkoutRule>): PlanWorkoutRule => ({
  ...{ key: 'a', title: 'Legs', frequency: 'weekly', days: ['monday'] },
  ...change,
});
const horizon = (change: Partial<Horizon>): Horizon => ({
  from: MONDAY,
  duration: 1,
  unit: 'week',
  ...change,
});

describe('a plan that has started', () => {
  const from = (date: string, frequency: string, start: string) =>
    schedulePlan([workout({ frequency })], horizon({ from: date, unit: 'month' }), start).dates.map(
      ({ date: day }) => day,
    );

  it.each([
    ['weekly', '2026-11-23', '2026-11-16', ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14']],
    ['bi-weekly', '2026-11-23', '2026-11-16', ['2026-11-30', '2026-12-14']],
    ['bi-weekly', '2026-11-24', '2026-11-16', ['2026-11-30', '2026-12-14']],
    ['bi-weekly', '2026-11-23', '2026-11-09', ['2026-11-23', '2026-12-07']],
    // The start is on another weekday: the first Monday after it is in its first week.
    ['bi-weekly', '2026-11-23', '2026-11-10', ['2026-11-30', '2026-12-14']],
    ['bi-weekly', '2026-11-23', '2026-11-17', ['2026-11-23', '2026-12-07']],
    ['monthly', '2026-11-23', '2026-11-16', ['2026-12-14']],
    ['monthly', '2026-11-23', '2026-10-26', ['2026-11-23']],
    // The start is later: the weeks are counted back from it.
    ['monthly', '2026-11-23', '2026-12-14', ['2026-12-14']],
    ['bi-weekly', '2026-11-23', '2026-12-28', ['2026-11-30', '2026-12-14']],
  ])('goes on in its rhythm: %s from %s after %s', (frequency, date, start, dates) => {
    expect(from(date, frequency, start)).toEqual(dates);
  });

  it('has its weeks whole, those that a horizon cuts too', () => {
    const rules = [workout({ days: ['monday', 'sunday'] })];
    expect(scheduleWeeks(rules, horizon({ from: '2026-12-02' }), MONDAY).map(({ date }) => date)).toEqual([
      '2026-11-30',
      '2026-12-06',
      '2026-12-07',
      '2026-12-13',
    ]);
  });

  it('has weeks from its start on, and before it', () => {
    expect(['2026-11-22', MONDAY, '2026-11-29', '2026-11-30'].map((day) => weekOfPlan(MONDAY, day))).toEqual([
      -1, 0, 0, 1,
    ]);
  });
});
