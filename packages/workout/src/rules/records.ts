import { inKg } from './amounts';
import { estimatedMaximum } from './estimate';
import { readResult } from './result';
import { type ExerciseSet, isHard, type RecordKind, type SetRecord, readSets } from './sets';
import { type Stored, textOrEmpty } from './stored';

/** The values of a set that can be records, with weights in kg; `null` for missing ones. */
interface Marks {
  weight: number | null;
  reps: number | null;
  seconds: number | null;
  metres: number | null;
}

/** A set that was done before, with its day. */
export interface EarlierSet extends Marks {
  on: string;
}

function marksOf({ weight, unit = 'kg', reps, seconds, metres }: ExerciseSet): Marks {
  return {
    weight: weight === undefined ? null : inKg(weight, unit),
    reps: reps ?? null,
    seconds: seconds ?? null,
    metres: metres ?? null,
  };
}

/** A logged set with its date, with which later sets are compared. */
export function earlierSet(set: ExerciseSet, on: string): EarlierSet {
  return { ...marksOf(set), on };
}

/** The sets of an exercise on a day: the logged ones, otherwise those in its written results. */
export function earlierSets(exercise: Stored, on: string): EarlierSet[] {
  const sets = readSets(exercise['sets']);
  if (sets.length > 0) return sets.filter(isHard).map((set) => earlierSet(set, on));
  const results = readResult(textOrEmpty(exercise['results'])) ?? [];
  return results.map(({ weight, repetitions, seconds }) => ({
    weight: weight && inKg(weight.amount, weight.unit),
    reps: repetitions,
    seconds,
    metres: null,
    on,
  }));
}

function estimateOf({ weight, reps }: Marks): number | null {
  return weight === null || reps === null ? null : estimatedMaximum(weight, reps);
}

/** The value that is compared for each kind of record; `null` if a set has none. */
const VALUES: Readonly<Record<RecordKind, (marks: Marks, of: Marks) => number | null>> = {
  weight: ({ weight, reps }) => (reps === 0 ? null : weight),
  estimate: estimateOf,
  // With this weight or a heavier one; bodyweight sets are compared only with each other.
  reps: ({ weight, reps }, of) =>
    (weight ?? 0) >= (of.weight ?? 0) && (weight === null) === (of.weight === null) ? reps : null,
  // A time over a distance is better when it is shorter, so it is not a record of duration.
  time: ({ seconds, metres }) => (metres === null ? seconds : null),
  distance: ({ metres }) => metres,
};

/** Values that differ by less are equal, because pounds are converted. */
const EPSILON = 1e-6;

function recordOf(kind: RecordKind, marks: Marks, { before, sameDay }: Compared): SetRecord[] {
  const valueOf = VALUES[kind];
  const value = valueOf(marks, marks);
  if (value === null || value <= 0) return [];
  const isBeaten = (set: Marks) => (valueOf(set, marks) ?? 0) >= value - EPSILON;
  if (sameDay.some(isBeaten) || before.some(isBeaten)) return [];
  const best = before
    .flatMap((set) => [{ value: valueOf(set, marks), on: set.on }])
    .reduce<{ value: number; on: string } | null>((best, { value, on }) => {
      if (value === null || value <= 0) return best;
      const isBetter = best === null || value > best.value || (value === best.value && on < best.on);
      return isBetter ? { value, on } : best;
    }, null);
  return best === null ? [] : [{ kind, before: Math.round(best.value * 100) / 100, on: best.on }];
}

/** The sets with which a set is compared. */
export interface Compared {
  /** The sets of other workouts. */
  before: readonly EarlierSet[];
  /**
   * The other sets of its workout. One that is as good means no record, but the best before is always of another
   * workout.
   */
  sameDay: readonly EarlierSet[];
}

/**
 * The records of a set among all earlier ones of its exercise (specification §3.302): heaviest, highest estimated
 * maximum, most repetitions at its weight, longest, farthest. Warm-ups have none, and the first value of a kind is
 * none.
 */
export function recordsOf(set: ExerciseSet, compared: Compared): SetRecord[] {
  if (!isHard(set)) return [];
  const marks = marksOf(set);
  return (Object.keys(VALUES) as RecordKind[]).flatMap((kind) => recordOf(kind, marks, compared));
}
