import type { CalendarDate } from '@hub/calendar';
import type { Exercise } from './exercise';
import { inKg, inUnit, isHard, loggedOrWritten, type WeightUnit } from '../rules';
import { statusOf } from './workout-status';

/** What of a workout its figures are made of. */
export interface FinishedWorkout {
  id: string;
  date: CalendarDate;
  workoutTitle: string;
  plan: string;
  planWorkout: string;
  exercises: readonly Exercise[];
  /** When it was over: an instant. */
  finished: string | null;
}

/** How a workout went, in figures (specification §4.371). */
export interface WorkoutFigures {
  /** The first set that was done and the end; `null` where either has no time. */
  span: { from: Date; to: Date; minutes: number } | null;
  /** Weight × repetitions of all hard sets, in `unit`; what was lifted of oneself counts nothing. */
  volume: number;
  unit: WeightUnit;
  /** Hard sets that were done, and that were asked for or added. */
  sets: { done: number; asked: number };
  /** Repetitions of all hard sets. */
  reps: number;
}

const MINUTE = 60_000;

const setsOf = ({ sets, results }: Exercise) => loggedOrWritten(sets, results);

/** When the first set was done; `null` where none has a time. */
function beginOf(exercises: readonly Exercise[]): Date | null {
  const times = exercises.flatMap(({ sets }) =>
    sets.flatMap(({ at, done }) => (done && at ? [Date.parse(at)] : [])),
  );
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/** When a workout that is going on today was begun; `null` for one that is not, or has no set that was done. */
export function startedAt(
  { date, finished, exercises }: Pick<FinishedWorkout, 'date' | 'finished' | 'exercises'>,
  today: CalendarDate,
): Date | null {
  return date === today && finished === null ? beginOf(exercises) : null;
}

/** From the first set that was done to the end; `null` where either has no time. */
export function spanOf({
  exercises,
  finished,
}: Pick<FinishedWorkout, 'exercises' | 'finished'>): WorkoutFigures['span'] {
  const from = beginOf(exercises);
  if (finished === null || from === null) return null;
  const to = new Date(finished);
  if (!(to >= from)) return null;
  return { from, to, minutes: Math.round((to.getTime() - from.getTime()) / MINUTE) };
}

function askedOf(exercise: Exercise): number {
  const logged = setsOf(exercise).filter(({ kind }) => kind !== 'warm-up').length;
  return Math.max(exercise.target?.sets ?? 0, logged);
}

/** The figures of a workout; the volume in the unit of its first weight, or in `unit`. */
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

/** What is not done of a workout: sets, and exercises that have none. */
export function openOf(exercises: readonly Exercise[]): { sets: number; exercises: number } {
  const open = exercises.filter(({ completed }) => !completed);
  const ofSets = open.filter((exercise) => askedOf(exercise) > 0);
  const missing = ofSets.map((exercise) => askedOf(exercise) - exercise.sets.filter(isHard).length);
  return {
    sets: missing.reduce((total, count) => total + Math.max(count, 0), 0),
    exercises: open.length - ofSets.length,
  };
}

function isAlike(one: FinishedWorkout, other: FinishedWorkout): boolean {
  if (one.plan !== '' && one.plan === other.plan) return one.planWorkout === other.planWorkout;
  return one.workoutTitle.trim() === other.workoutTitle.trim();
}

/** Whether anything was done in a workout. */
function isBegun({ exercises }: FinishedWorkout): boolean {
  return exercises.some((exercise) => exercise.completed || setsOf(exercise).some(({ done }) => done));
}

/**
 * The workout before this one that was made of the same workout of a plan, or else has its title, and in which something was
 * done. `workouts` come latest first.
 */
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
 * How many workouts in a row were done up to this one, itself included; 0 where it is not wholly done. Workouts in which
 * there is nothing to do count for nothing. `workouts` come latest first.
 */
export function rowOf(workouts: readonly FinishedWorkout[], workout: FinishedWorkout): number {
  const isDone = (one: FinishedWorkout) => statusOf(one, workout.date) === 'completed';
  if (!isDone(workout)) return 0;
  const before = workouts.filter(
    ({ id, date, exercises }) => id !== workout.id && date <= workout.date && exercises.length > 0,
  );
  const missed = before.findIndex((one) => !isDone(one));
  return 1 + (missed === -1 ? before.length : missed);
}
