import { counted } from '@hub/locale';
import { spanOf } from '../../../model/finish';
import { ordinal } from '../../../model/ordinal';
import { countDone } from '../../../model/workout-status';
import { setsInWords } from '../../../rules';
import type { FeedWorkout } from '../api/feed.schema';
import type { FeedMarks } from './entry';

/** If a workout ends this long after its first set, the athlete has forgotten to finish it. */
const LONGEST_MINUTES = 360;

/** The duration of a workout in minutes; `null` if it is unknown or implausible. */
function minutesOf(workout: FeedWorkout): number | null {
  const { minutes = 0 } = spanOf(workout) ?? {};
  return minutes > 0 && minutes <= LONGEST_MINUTES ? minutes : null;
}

/** What was done: `“Base run”, 4 of 4 exercises, 42 min.` */
export function doneInWords(workout: FeedWorkout): string {
  const { workoutTitle, exercises } = workout;
  const minutes = minutesOf(workout);
  const done = `“${workoutTitle}”, ${String(countDone(exercises))} of ${counted(exercises.length, 'exercise')}`;
  return minutes === null ? `${done}.` : `${done}, ${String(minutes)} min.`;
}

/** The highest position in a row that is written as a word. */
const LONGEST_WORD = 10;

/** What was missed: `“Legs and back”, none of 6. The second in a row.` */
export function missedInWords({ workoutTitle, exercises }: FeedWorkout, row: number): string {
  const missed = `“${workoutTitle}”, none of ${String(exercises.length)}.`;
  if (row < 2) return missed;
  return `${missed} ${row > LONGEST_WORD ? String(row) : `The ${ordinal(row)}`} in a row.`;
}

function beforeInWords(kind: string, before: number): string {
  if (kind === 'time') return `${String(before)} s`;
  if (kind === 'distance') return `${String(before)} m`;
  if (kind === 'reps') return counted(before, 'rep');
  return `${String(before)} kg`;
}

/** A record: `Barbell Squat 5 @ 80 kg, before 77.5 kg.` */
export function recordInWords({ title, kind, before, set }: FeedMarks['records'][number]): string {
  const what = kind === 'estimate' ? 'estimated maximum before' : 'before';
  return `${title || 'Exercise'} ${setsInWords([set])}, ${what} ${beforeInWords(kind, before)}.`;
}

/** An effort: `Barbell Squat at RPE 9.5, asked for 7.` */
export function effortInWords({ title, rpe, asked }: FeedMarks['efforts'][number]): string {
  return `${title || 'Exercise'} at RPE ${String(rpe)}, asked for ${String(asked)}.`;
}
