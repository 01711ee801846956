import { addDays, toCalendarDate } from '@hub/calendar';
import { describe, expect, it } from 'vitest';
import { readExercises, type StoredExercise } from '../../../model/exercise';
import type { FeedWorkout } from '../api/feed.schema';
import { byDay, feedOf } from './entry';

const TODAY = '2026-11-23';
const clock = {
  todayOf: () => TODAY,
  dayOf: (at: number) => toCalendarDate(new Date(at)),
  endOf: (day: string) => Date.parse(`${addDays(day, 1)}T00:00:00Z`),
};
const open = { id: 'a', title: 'Squat' };
const done = { ...open, completed: true };

let count = 0;
type Values = Partial<Omit<FeedWorkout, 'exercises'>> & { exercises?: readonly StoredExercise[] };
const workout = ({ exercises = [open], ...values }: Values = {}): FeedWorkout => ({
  ...{ id: `w${String((count += 1))}`, rev: 1, user: 'adam', date: TODAY, workoutTitle: 'Legs' },
  ...{ finished: null, note: null, own: false, movedFrom: null, reply: null, seen: '', acted: '' },
  ...values,
  exercises: readExercises(exercises),
});
const only = (values: Values) => feedOf([workout(values)], clock)[0];

describe('an entry', () => {
  it.each<[string, Values, object]>([
    ['done, all of it', { exercises: [done] }, { isDone: true }],
    [
      'done, as far as it was finished',
      { exercises: [done, open], finished: `${TODAY}T10:00:00Z` },
      { isDone: true },
    ],
    [
      'done in part, on a day that is over',
      { date: '2026-11-22', exercises: [done, open] },
      { isDone: true },
    ],
    ['missed', { date: '2026-11-22' }, { isDone: false, missedInARow: 1 }],
    ['with a note', { note: 'Light.' }, { isDone: false, note: 'Light.' }],
    ['of their own', { own: true }, { isOwn: true }],
    ['moved', { movedFrom: '2026-11-20' }, { movedFrom: '2026-11-20' }],
    [
      'far from the effort that was asked for',
      { exercises: [{ ...open, target: { sets: 1, rpe: 7 }, sets: [{ id: '1', done: true, rpe: 8.5 }] }] },
      { efforts: [{ title: 'Squat', rpe: 8.5, asked: 7 }] },
    ],
  ])('tells of a workout that is %s', (_, values, marks) => {
    expect(only(values)?.marks).toMatchObject(marks);
  });

  it.each<[string, Values]>([
    ['is to come', { date: '2026-11-24' }],
    ['is of today and not begun', {}],
    ['is of today and under way', { exercises: [done, open], acted: `${TODAY}T10:00:00Z` }],
    ['had nothing to do', { date: '2026-11-22', exercises: [] }],
  ])('is not there of a workout that %s', (_, values) => {
    expect(only(values)).toBeUndefined();
  });

  it('has the records of the sets', () => {
    const record = { kind: 'weight', before: 77.5, on: '2026-11-16' };
    const set = { id: '1', weight: 80, unit: 'kg', reps: 5, done: true, records: [record] };
    const entry = only({ exercises: [{ ...open, sets: [set, { ...set, id: '2', records: undefined }] }] });
    expect(entry?.marks.records).toMatchObject([
      { title: 'Squat', kind: 'weight', before: 77.5, set: { id: '1' } },
    ]);
  });

  it.each([
    ['never seen', '', true],
    ['seen before', `${TODAY}T09:59:59Z`, true],
    ['seen since', `${TODAY}T10:00:00.500Z`, false],
  ])('that was %s is new: %s', (_, seen, isNew) => {
    expect(only({ exercises: [done], acted: `${TODAY}T10:00:00Z`, seen })?.isNew).toBe(isNew);
  });

  it('of one that was missed is new when its day is over', () => {
    const missed = { date: '2026-11-22' };
    expect(only({ ...missed, seen: '2026-11-22T18:00:00Z' })).toMatchObject({
      isNew: true,
      day: '2026-11-22',
    });
    expect(only({ ...missed, seen: '2026-11-23T00:00:01Z' })?.isNew).toBe(false);
  });
});

describe('of an athlete whose day is another', () => {
  const at = (end: string, today: string) => ({
    ...clock,
    todayOf: () => today,
    endOf: (day: string) => Date.parse(`${addDays(day, 1)}T${end}Z`),
  });
  const open = (values: Values) => workout({ date: '2026-11-22', ...values });

  it('nothing is missed while it is that day where they are', () => {
    const losAngeles = at('08:00:00', '2026-11-22');
    expect(feedOf([open({})], losAngeles)).toEqual([]);
  });

  it('one that was missed is new when the day is over where they are, and stands under it', () => {
    const losAngeles = at('08:00:00', TODAY);
    expect(feedOf([open({ seen: `${TODAY}T07:59:59Z` })], losAngeles)[0]).toMatchObject({
      isNew: true,
      day: '2026-11-22',
    });
    expect(feedOf([open({ seen: `${TODAY}T08:00:01Z` })], losAngeles)[0]?.isNew).toBe(false);
  });

  it('what a coach has ticked stands under its day, which begins on another one where the coach is', () => {
    const auckland = {
      ...at('00:00:00', '2026-11-22'),
      endOf: (day: string) => Date.parse(`${day}T11:00:00Z`),
    };
    expect(feedOf([open({ exercises: [done] })], auckland)[0]?.day).toBe('2026-11-22');
  });
});

describe('missed in a row', () => {
  const rows = (...workouts: FeedWorkout[]) =>
    Object.fromEntries(
      feedOf(workouts, clock).map((entry) => [entry.workout.date, entry.marks.missedInARow]),
    );

  it('counts those before it, of the same athlete, up to one that was begun', () => {
    expect(
      rows(
        workout({ date: '2026-11-21' }),
        workout({ date: '2026-11-19' }),
        workout({ date: '2026-11-17', exercises: [{ ...open, results: '3x8' }] }),
        workout({ date: '2026-11-15' }),
        workout({ date: '2026-11-20', user: 'bea', exercises: [done] }),
      ),
    ).toEqual({ '2026-11-21': 2, '2026-11-19': 1, '2026-11-17': 0, '2026-11-15': 1, '2026-11-20': 0 });
  });

  it.each([
    [28, 2],
    [29, 1],
  ])('looks back four weeks: one of %i days before makes it %i', (days, row) => {
    const date = '2026-11-22';
    expect(rows(workout({ date }), workout({ date: addDays(date, -days) }))[date]).toBe(row);
  });
});

it('is in the order in which it happened, under its days', () => {
  const early = workout({ exercises: [done], acted: `${TODAY}T07:00:00Z` });
  const late = workout({ exercises: [done], acted: `${TODAY}T08:00:00Z`, user: 'bea', date: '2026-11-20' });
  const missed = workout({ date: '2026-11-22', user: 'bea' });
  const ticked = workout({ date: '2026-11-22', user: 'chris', exercises: [done] });
  const days = byDay(feedOf([ticked, early, missed, late], clock));
  expect(days.map(({ day, entries }) => [day, entries.map((entry) => entry.workout.id)])).toEqual([
    [TODAY, [late.id, early.id]],
    ['2026-11-22', [missed.id, ticked.id]],
  ]);
});
