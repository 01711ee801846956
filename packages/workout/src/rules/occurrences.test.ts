import { describe, expect, it } from 'vitest';
import { daysTaken, type MadeWorkout, type PlanState } from './made';
import { occurrencesOf } from './occurrences';
import { contentsOf, markOf } from './plan-mark';
import type { Horizon } from './plan-schedule';
import { startOf, startOfLastRun } from './plan-start';

const [MON, TUE, WED, SUN] = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-29'];
const NEXT_MON = '2026-11-30';

/** A workout of a plan. */
function legs(...workoutDays: string[]) {
  return { id: 'legs', workoutTitle: 'Legs', workoutDays, exercises: [{ title: 'Squat' }] };
}

function plan(values: Partial<PlanState> = {}): PlanState {
  return { workouts: [legs('monday')], start: MON, removed: [], ...values };
}

const MARK = [...contentsOf(plan().workouts).values()].map(markOf)[0] ?? '';
const week: Horizon = { from: MON, duration: 1, unit: 'week' };

function made(date: string, values: Partial<MadeWorkout> = {}): MadeWorkout {
  return { planWorkout: 'legs', date, plannedDate: date, planMark: MARK, isBegun: false, ...values };
}

/** The group of each occurrence, with the plan's day for it and the workout's current day. */
function told(state: PlanState, workouts: readonly MadeWorkout[], horizon = week) {
  return occurrencesOf(state, horizon, workouts).map(({ group, planned, workout }) => [
    group,
    planned,
    workout?.date ?? null,
  ]);
}

it.each([
  ['stands where it was planned', made(MON), [MON]],
  ['was moved', made(TUE, { plannedDate: MON }), [MON, TUE]],
  ['was not generated', made(TUE, { plannedDate: '' }), [TUE]],
])('a workout that %s takes its days', (_, workout, days) => {
  expect(daysTaken(workout)).toEqual(days);
});

describe('a workout of a plan', () => {
  it.each<[string, Partial<MadeWorkout> & { date: string }, string]>([
    ['stands as the plan has it', { date: MON }, 'there'],
    ['was moved', { date: TUE, plannedDate: MON }, 'by hand'],
    ['was moved to where the plan has it since', { date: MON, plannedDate: TUE }, 'there'],
    ['was moved, and begun', { date: TUE, plannedDate: MON, isBegun: true }, 'there'],
    ['was moved out of the horizon', { date: '2027-01-01', plannedDate: MON }, 'by hand'],
    ['says what the plan no longer says', { date: MON, planMark: 'former' }, 'changed'],
    ['says so, and is begun', { date: MON, planMark: 'former', isBegun: true }, 'there'],
    ['was written in by hand', { date: MON, planMark: '' }, 'there'],
    ['was copied there', { date: MON, plannedDate: '', planMark: '' }, 'there'],
  ])('that %s', (_, { date, ...values }, group) => {
    expect(told(plan(), [made(date, values)])).toEqual([[group, MON, date]]);
  });

  it('is new where none was made', () => {
    expect(told(plan(), [])).toEqual([['new', MON, null]]);
  });

  it('of another key is another one', () => {
    expect(told(plan(), [made(MON, { planWorkout: 'arms', planMark: '' })])).toEqual([
      ['new', MON, null],
      ['there', null, MON],
    ]);
  });

  it('that was removed by hand stays so, also when its day in the plan changes', () => {
    const removed = [`legs/${MON}`];
    expect(told(plan({ removed }), [])).toEqual([['by hand', MON, null]]);
    expect(told(plan({ removed, workouts: [legs('tuesday')] }), [])).toEqual([['by hand', TUE, null]]);
    expect(told(plan({ removed, workouts: [legs('monday', 'sunday')] }), [made(MON)])).toEqual([
      ['there', MON, MON],
      ['new', SUN, null],
    ]);
    expect(told(plan({ removed, workouts: [legs('sunday')] }), [made(WED)])).toEqual([['changed', SUN, WED]]);
    expect(told(plan({ removed, workouts: [legs('tuesday', 'sunday')] }), [made(WED)])).toEqual([
      ['by hand', TUE, null],
      ['changed', SUN, WED],
    ]);
    expect(told(plan({ removed: ['legs/someday', 'legs', ''] }), [])).toEqual([['new', MON, null]]);
  });
});

describe('another day in the plan', () => {
  const tuesdays = plan({ workouts: [legs('tuesday')] });

  it('moves what was made, and makes no second one', () => {
    expect(told(tuesdays, [made(MON)])).toEqual([['changed', TUE, MON]]);
    expect(told(tuesdays, [made(MON, { planMark: '' })])).toEqual([['there', TUE, MON]]);
    expect(told(tuesdays, [made(MON, { isBegun: true })])).toEqual([['there', TUE, MON]]);
  });

  it('leaves the other days as they are', () => {
    const state = plan({ workouts: [legs('monday', 'wednesday', 'sunday')] });
    expect(told(state, [made(MON), made(TUE)])).toEqual([
      ['there', MON, MON],
      ['changed', WED, TUE],
      ['new', SUN, null],
    ]);
  });

  it('moves what stood before the horizon into it, and nothing out of it', () => {
    const fromTuesday = { ...week, from: TUE };
    expect(told(tuesdays, [made(MON)], fromTuesday)[0]).toEqual(['changed', TUE, MON]);
    expect(told(plan(), [made(TUE)], fromTuesday)[0]).toEqual(['there', MON, TUE]);
    expect(told(plan(), [made(MON)], fromTuesday)).toEqual([['new', NEXT_MON, null]]);
  });

  it('leaves what was moved here from a week that is not generated', () => {
    const moved = made(WED, { plannedDate: '2026-11-10' });
    expect(told(plan(), [moved])).toEqual([
      ['new', MON, null],
      ['there', null, WED],
    ]);
  });

  it('waits where another one of the same workout was moved to', () => {
    const moved = made(TUE, { plannedDate: NEXT_MON });
    expect(told(tuesdays, [made(MON), moved])[0]).toEqual(['there', TUE, MON]);
    expect(told(tuesdays, [moved], { ...week, duration: 2 })).toEqual([['by hand', '2026-12-01', TUE]]);
  });
});

describe('what the plan has no longer', () => {
  const none = plan({ workouts: [{ ...legs('monday'), id: 'arms' }] });
  const ofLegs = (workout: MadeWorkout) => told(none, [workout]).filter(([group]) => group !== 'new');

  it.each<[string, MadeWorkout, unknown[]]>([
    ['goes', made(MON), ['gone', null, MON]],
    ['stays where it was begun', made(MON, { isBegun: true }), ['there', null, MON]],
    ['stays where it was moved', made(TUE, { plannedDate: MON }), ['there', null, TUE]],
    ['stays where it was written in', made(MON, { planMark: '' }), ['there', null, MON]],
  ])('%s', (_, workout, occurrence) => {
    expect(ofLegs(workout)).toEqual([occurrence]);
  });

  it('is listed within the horizon alone', () => {
    expect(ofLegs(made('2026-11-22'))).toEqual([]);
    expect(ofLegs(made(SUN))).toEqual([['gone', null, SUN]]);
    expect(ofLegs(made(NEXT_MON))).toEqual([]);
  });

  it('is nothing where the horizon is too long, or no date yet', () => {
    expect(told(none, [made(MON)], { ...week, duration: 2000 })).toEqual([]);
    expect(told(none, [made(MON)], { ...week, from: '' })).toEqual([]);
  });
});

describe('the weeks of a plan', () => {
  const every = (frequency: string, values: Partial<PlanState> = {}) =>
    plan({ workouts: [{ ...legs('monday'), frequency }], ...values });

  it('are counted from its first start, when it is extended before its end', () => {
    const workouts = [made(MON), made('2026-12-07')];
    const later: Horizon = { from: NEXT_MON, duration: 4, unit: 'week' };
    expect(told(every('bi-weekly'), workouts, later)).toEqual([
      ['there', '2026-12-07', '2026-12-07'],
      ['new', '2026-12-21', null],
    ]);
    const onWednesdays = { ...legs('wednesday'), frequency: 'bi-weekly' };
    expect(told(plan({ workouts: [onWednesdays] }), workouts, later)).toEqual([
      ['changed', '2026-12-09', '2026-12-07'],
      ['new', '2026-12-23', null],
    ]);
  });

  it('are fewer where it comes more seldom: the others go', () => {
    const workouts = [made(MON), made(NEXT_MON)];
    expect(told(every('bi-weekly'), workouts, { ...week, duration: 2 })).toEqual([
      ['there', MON, MON],
      ['gone', null, NEXT_MON],
    ]);
  });

  it.each<[string, Partial<PlanState>, MadeWorkout[], string]>([
    ['that has made nothing yet', { start: '' }, [], '2026-12-07'],
    ['of which something is known', { start: MON }, [made(MON)], MON],
    [
      'of which the first day that counts is known',
      { start: '2026-01-05' },
      [made('2026-11-09')],
      '2026-01-05',
    ],
    ['that has paused for longer', { start: '2026-01-05' }, [made('2026-11-08')], '2026-12-07'],
    ['of which the last is in the horizon’s last week', { start: MON }, [made('2026-12-19')], MON],
    ['of which what is known comes after that', { start: MON }, [made('2026-12-20')], '2026-12-07'],
    ['of which all was removed by hand', { start: MON, removed: [`legs/${MON}`] }, [], MON],
    ['that starts later', { start: '2027-02-01' }, [], '2027-02-01'],
    [
      'that was moved, by the day for which it was made',
      { start: MON },
      [made('2027-02-01', { plannedDate: MON })],
      MON,
    ],
  ])('of one %s', (_, state, workouts, start) => {
    expect(startOf(plan(state), { ...week, from: '2026-12-07' }, workouts)).toBe(start);
  });
});

describe('a plan that has a later start', () => {
  const LATER = '2027-01-25';
  const biweekly = { ...legs('monday'), id: 'arms', frequency: 'bi-weekly' };
  const state = plan({ workouts: [legs('tuesday'), biweekly], start: LATER });
  const arms = (date: string) => made(date, { planWorkout: 'arms' });
  const groups = (workouts: readonly MadeWorkout[], horizon: Horizon) =>
    occurrencesOf(state, horizon, workouts).map(({ group, key, planned }) => [group, key, planned]);

  it('keeps the rhythm of what stands before it, also where its first weeks are not known', () => {
    // The plan began on 23 November: the first days that are known are of weeks without the second workout.
    const known = ['2026-12-08', '2026-12-15', '2026-12-22', '2026-12-29'].map((day) => made(day));
    expect(groups([...known, arms('2026-12-21')], { ...week, from: '2027-01-05', duration: 2 })).toEqual([
      ['new', 'legs', '2027-01-05'],
      ['new', 'legs', '2027-01-12'],
      ['new', 'arms', '2027-01-18'],
    ]);
  });

  it('has that start for what stands from there on, and for weeks that are counted back from it', () => {
    const horizon = { ...week, from: '2027-01-18', duration: 2 };
    expect(startOf(state, horizon, [arms(LATER), made('2027-01-19')])).toBe(LATER);
    expect(startOf(state, horizon, [made('2027-01-19'), made('2027-01-26')])).toBe(LATER);
  });
});

it.each([
  [[], ''],
  [[MON], MON],
  [['2026-12-21', MON], MON],
  [[MON, '2026-12-22', '2027-01-04'], '2026-12-22'],
])('the last of the days %j that no pause parts begin on %s', (days, first) => {
  expect(startOfLastRun(days)).toBe(first);
});

it('is listed by day, and on one day in the order of the plan', () => {
  const workouts = [legs('tuesday', 'monday'), { ...legs('monday'), id: 'arms' }];
  expect(occurrencesOf(plan({ workouts }), week, []).map(({ key, planned }) => [key, planned])).toEqual([
    ['legs', MON],
    ['arms', MON],
    ['legs', TUE],
  ]);
});
