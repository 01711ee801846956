import { addDays, toCalendarDate } from '@hub/calendar';
import type { Workout } from '../api/workout.schema';
import { doneAt, type Exercise } from './exercise';
import type { PastWorkout } from './history';
import { inKg, inUnit, isHard, isOfTarget, loggedOrWritten, type WeightUnit } from '../rules';
import { statusOf } from './workout-status';

/** The fields of a workout from which its figures are computed. */
export type FinishedWorkout = Pick<Workout, 'plan' | 'planWorkout' | 'finished'> & PastWorkout;

/** The figures of a workout (specification §4.371). */
export interface WorkoutFigures {
  /** From the first completed set to the end; `null` if one of the times is unknown. */
  span: { from: Date; to: Date; minutes: number } | null;
  /** Weight × repetitions of all hard sets, in `unit`; bodyweight does not count. */
  volume: number;
  unit: WeightUnit;
  /** The numbers of completed hard sets, and of those that the target asked for or that were added. */
  sets: { done: number; asked: number };
  /** Repetitions of all hard sets. */
  reps: number;
}

const MINUTE = 60_000;
/** A workout ends this long after its last set. */
const LONGEST_PAUSE = 180 * MINUTE;

const setsOf = ({ sets, results }: Exercise) => loggedOrWritten(sets, results);

/** The times of the first and the last done set; `null` if no set has a time. */
function timesOf(exercises: readonly Exercise[]): { first: Date; last: Date } | null {
  const times = doneAt(exercises);
  return times.length === 0
    ? null
    : { first: new Date(Math.min(...times)), last: new Date(Math.max(...times)) };
}

/** The end of a workout that is finished at `now`: then, or at its last set if that was over three hours before. */
export function endOf(exercises: readonly Exercise[], now: Date): Date {
  const { last = now } = timesOf(exercises) ?? {};
  return now.getTime() - last.getTime() > LONGEST_PAUSE ? last : now;
}

type Going = Pick<FinishedWorkout, 'date' | 'finished' | 'exercises'>;

/** Whether a workout is today's, or began yesterday and had its last set at most three hours ago. */
export function isOngoing({ date, finished, exercises }: Going, now: Date): boolean {
  const today = toCalendarDate(now);
  if (date === today) return true;
  const times = timesOf(exercises);
  if (date !== addDays(today, -1) || finished !== null || times === null) return false;
  return toCalendarDate(times.first) === date && now.getTime() - times.last.getTime() <= LONGEST_PAUSE;
}

/** When the workout in progress was begun; `null` if it is not in progress at `now`, or has no completed set. */
export function startedAt(workout: Going, now: Date): Date | null {
  if (workout.finished !== null || !isOngoing(workout, now)) return null;
  return timesOf(workout.exercises)?.first ?? null;
}

/** The time from the first completed set to the end; `null` if one of the times is unknown. */
export function spanOf({
  exercises,
  finished,
}: Pick<FinishedWorkout, 'exercises' | 'finished'>): WorkoutFigures['span'] {
  const from = timesOf(exercises)?.first;
  if (finished === null || from === undefined) return null;
  const to = new Date(finished);
  if (!(to >= from)) return null;
  return { from, to, minutes: Math.round((to.getTime() - from.getTime()) / MINUTE) };
}

/** The sets that the target asked for or that were added, without warm-ups. */
function askedOf(exercise: Exercise): number {
  const asked = exercise.target?.sets ?? 0;
  const logged = setsOf(exercise).filter(({ kind }) => kind !== 'warm-up');
  const ofTarget = logged.filter((set) => isOfTarget(set, asked)).length;
  return Math.max(asked, ofTarget) + logged.length - ofTarget;
}

/** The figures of a workout; the volume is in the unit of its first weight, or in `unit`. */
export function figuresOf(workout: FinishedWorkout, unit?: WeightUnit): WorkoutFigures {
  const done = workout.exercises.flatMap(setsOf).filter(isHard);
  const volumeUnit = unit ?? done.find(({ weight }) => weight !== undefined)?.unit ?? 'kg';
  const lifted = done.map(({ weight = 0, unit: own = 'kg', reps = 0 }) => inKg(weight, own) * reps);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    span: spanOf(workout),
    volume: Math.round(inUnit(sum(lifted), 'kg', volumeUnit)),
    unit: volumeUnit,
    sets: { done: done.length, asked: sum(workout.exercises.map(askedOf)) },
    reps: sum(done.map(({ reps = 0 }) => reps)),
  };
}

/** The number of open sets in a workout, and of open exercises without sets. */
export function openOf(exercises: readonly Exercise[]): { sets: number; exercises: number } {
  const unfinished = exercises.filter(({ completed }) => !completed);
  const ofSets = unfinished.filter((exercise) => askedOf(exercise) > 0);
  const missing = ofSets.map((exercise) => askedOf(exercise) - exercise.sets.filter(isHard).length);
  return {
    sets: missing.reduce((total, count) => total + Math.max(count, 0), 0),
    exercises: unfinished.length - ofSets.length,
  };
}

function isAlike(one: FinishedWorkout, other: FinishedWorkout): boolean {
  if (one.plan !== '' && one.plan === other.plan) return one.planWorkout === other.planWorkout;
  return one.workoutTitle.trim() === other.workoutTitle.trim();
}

/** Whether anything in a workout is done. */
function isBegun({ exercises }: FinishedWorkout): boolean {
  return exercises.some((exercise) => exercise.completed || setsOf(exercise).some(({ done }) => done));
}

/** The last begun workout before this one of the same origin, or title. `workouts` are sorted latest first. */
export function lastTimeOf<Workout extends FinishedWorkout>(
  workouts: readonly Workout[],
  workout: FinishedWorkout,
): Workout | undefined {
  return workouts.find(
    (other) =>
      other.id !== workout.id && other.date < workout.date && isAlike(other, workout) && isBegun(other),
  );
}

/**
 * How many workouts with exercises were completed in a row, up to this one. Another one of its day counts once it is completed,
 * and is not missed before. `workouts` are sorted latest first.
 */
export function rowOf(workouts: readonly FinishedWorkout[], workout: FinishedWorkout): number {
  const isDone = (one: FinishedWorkout) => statusOf(one, workout.date) === 'completed';
  if (!isDone(workout)) return 0;
  const before = workouts.filter(
    (one) =>
      one.id !== workout.id &&
      one.exercises.length > 0 &&
      (one.date < workout.date || (one.date === workout.date && isDone(one))),
  );
  const missed = before.findIndex((one) => !isDone(one));
  return 1 + (missed === -1 ? before.length : missed);
}
