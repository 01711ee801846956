import { type CalendarDate, toCalendarDate } from '@hub/calendar';
import { writeCsv } from '@hub/tool-kit/import';
import { doneAt, type Exercise } from '../model/exercise';
import { type ExerciseSet, loggedOrWritten, rpeOf } from '../rules';
import { HEVY_KINDS } from './hevy';

/** The exported fields of a workout. */
export interface WrittenWorkout {
  date: CalendarDate;
  workoutTitle: string;
  finished: string | null;
  note: string | null;
  exercises: readonly Pick<Exercise, 'title' | 'notes' | 'results' | 'sets' | 'target'>[];
}

const HEAD = [
  ...['title', 'start_time', 'end_time', 'description', 'exercise_title', 'superset_id', 'exercise_notes'],
  ...['set_index', 'set_type', 'weight_kg', 'weight_lbs', 'reps', 'distance_km', 'duration_seconds', 'rpe'],
];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Hevy records the effort of a set only as RPE, from this on. */
const LEAST_RPE = 1;

const two = (number: number) => String(number).padStart(2, '0');

/** A time in Hevy's format: `22 Dec 2025, 08:00`, in the device's time zone. */
function momentInWords(at: Date): string {
  const day = [at.getDate(), MONTHS[at.getMonth()], at.getFullYear()].join(' ');
  return `${day}, ${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The start and end of a workout; noon if they are unknown, or if its sets were logged on another day. */
function timesOf({ date, finished, exercises }: WrittenWorkout): { start: Date; end: Date } {
  const times = [...doneAt(exercises), ...(finished === null ? [] : [Date.parse(finished)])];
  const [start, end] = [new Date(Math.min(...times)), new Date(Math.max(...times))];
  if (times.length > 0 && toCalendarDate(start) === date) return { start, end };
  const noon = new Date(`${date}T12:00:00`);
  return { start: noon, end: noon };
}

const text = (value: number | undefined) => (value === undefined ? '' : String(value));

function amountsOf(set: ExerciseSet): string[] {
  const { weight, unit, reps, seconds, metres } = set;
  const rpe = rpeOf(set) ?? 0;
  return [
    unit === 'kg' ? text(weight) : '',
    unit === 'lb' ? text(weight) : '',
    text(reps),
    text(metres === undefined ? undefined : metres / 1000),
    text(seconds),
    rpe < LEAST_RPE ? '' : text(rpe),
  ];
}

function rowsOf(workout: WrittenWorkout): string[][] {
  const { start, end } = timesOf(workout);
  const groups = [...new Set(workout.exercises.flatMap(({ target }) => target?.group ?? []))];
  const ofWorkout = [workout.workoutTitle, momentInWords(start), momentInWords(end), workout.note ?? ''];
  return workout.exercises.flatMap(({ title, notes, results, sets, target }) => {
    const superset = target?.group === undefined ? '' : String(groups.indexOf(target.group));
    const done = loggedOrWritten(sets, results).filter((set) => set.done);
    return done.map((set, at) => [
      ...ofWorkout,
      ...[title, superset, notes, String(at), HEVY_KINDS[set.kind]],
      ...amountsOf(set),
    ]);
  });
}

/** All completed sets with Hevy's columns, which `hevy` can read; each weight in the column of its unit. */
export function writeHevy(workouts: readonly WrittenWorkout[]): string {
  return writeCsv(HEAD, workouts.flatMap(rowsOf));
}
