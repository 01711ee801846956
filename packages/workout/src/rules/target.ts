import {
  isAmount,
  isMetres,
  isReps,
  isRpe,
  isSeconds,
  isWeight,
  isWeightUnit,
  type WeightUnit,
} from './amounts';
import { fieldCheck, shapeProblem } from './shape';
import { isStored, type Stored } from './stored';

/** The fields that can differ between sets. */
const AMOUNTS = ['reps', 'repsTo', 'seconds', 'metres', 'weight', 'percent', 'rpe'] as const;

/** The target of one set if the sets differ; its weight is in the target's unit. */
export type SetTarget = Pick<ExerciseTarget, (typeof AMOUNTS)[number]>;

/** A coach's target for an exercise (specification §3.300). Missing fields are not specified. */
export interface ExerciseTarget {
  sets: number;
  reps?: number;
  /** The upper end of a range that begins with `reps`. */
  repsTo?: number;
  seconds?: number;
  metres?: number;
  /** As many repetitions as possible. */
  amrap?: boolean;
  weight?: number;
  unit?: WeightUnit;
  /** A percentage of the athlete's best estimated maximum. */
  percent?: number;
  /** Rate of perceived exertion, 1 to 10. */
  rpe?: number;
  bodyweight?: boolean;
  /** The rest after each set, in seconds. */
  rest?: number;
  /** Exercises with the same group are done alternately: a superset. */
  group?: string;
  /** The targets of the `sets` individually if they differ; the amounts above are then those of the first. */
  bySet?: readonly SetTarget[];
}

/** The maximum number of sets of an exercise (specification §9.300). */
export const MOST_SETS = 30;
/** The maximum rest, in seconds (specification §9.300). */
const MOST_REST = 3_600;

const isFlag = (value: unknown) => typeof value === 'boolean';

const CHECKS = {
  sets: fieldCheck((value) => isAmount(value, 1, MOST_SETS, 1), `A target has 1 to ${MOST_SETS} sets.`),
  reps: fieldCheck(isReps, 'A target has at most 1000 repetitions.'),
  repsTo: fieldCheck(
    (value, { reps }) => isReps(value) && typeof reps === 'number' && value > reps,
    'A range of repetitions ends above where it begins.',
  ),
  seconds: fieldCheck(isSeconds, 'A target’s time is 1 second to 24 hours.'),
  metres: fieldCheck(isMetres, 'A target’s distance is 1 m to 1000 km.'),
  amrap: fieldCheck(isFlag, 'A target is as many as possible or not.'),
  weight: fieldCheck(
    (value, { unit }) => isWeightUnit(unit) && isWeight(value, unit),
    'A target’s weight is above 0 and at most 1500 kg, in kg or lb.',
  ),
  unit: fieldCheck(isWeightUnit, 'A weight is in kg or lb.'),
  percent: fieldCheck((value) => isAmount(value, 1, 150, 0.5), 'A share of the best is 1 to 150 %.'),
  rpe: fieldCheck(isRpe, 'RPE is 1 to 10, in halves.'),
  bodyweight: fieldCheck(isFlag, 'A target is with bodyweight or not.'),
  rest: fieldCheck((value) => isAmount(value, 0, MOST_REST, 1), 'A rest is at most 60 minutes.'),
  group: fieldCheck(
    (value) => typeof value === 'string' && /^[A-Z]$/.test(value),
    'A superset is named by one letter, A to Z.',
  ),
  bySet: bySetProblem,
};

/** The problem with a target's individual sets, as a sentence; `null` if there is none. */
function bySetProblem(bySet: unknown, { sets, unit }: Stored): string | null {
  if (!Array.isArray(bySet) || bySet.length !== sets) return 'A target says of each of its sets what it is.';
  const checks = Object.fromEntries(AMOUNTS.map((name) => [name, CHECKS[name]]));
  for (const set of bySet as unknown[]) {
    if (!isStored(set)) return 'A set of a target must be an object.';
    // A weight is checked with the target's unit.
    const problem = shapeProblem(set, 'A set of a target', {
      ...checks,
      weight: (weight) => CHECKS.weight(weight, { unit }),
    });
    if (problem !== null) return problem;
  }
  return null;
}

/** The problem with a target, as a sentence; `null` if there is none, or there is no target. */
export function targetProblem(target: unknown): string | null {
  if (target === undefined || target === null) return null;
  if (!isStored(target)) return 'A target must be an object.';
  if (typeof target['sets'] !== 'number') return CHECKS.sets(target['sets'], target);
  return shapeProblem(target, 'A target', CHECKS);
}

/** The stored target of an exercise; `null` if it has none or it is invalid. */
export function readTarget(stored: unknown): ExerciseTarget | null {
  if (!isStored(stored) || targetProblem(stored) !== null) return null;
  const { bySet, ...target } = given(stored) as unknown as ExerciseTarget;
  return bySet === undefined ? target : { ...target, bySet: bySet.map(given) };
}

/** An object without empty fields. */
function given<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(entries) as Values;
}

/** The target of one set, by its index: its own, or that of the last set for further ones. */
export function targetOfSet(target: ExerciseTarget, place: number): ExerciseTarget {
  const { bySet, ...shared } = target;
  const own = bySet?.[Math.min(place, bySet.length - 1)];
  if (own === undefined) return shared;
  const others = Object.entries(shared).filter(([name]) => !AMOUNTS.some((amount) => amount === name));
  return { ...(Object.fromEntries(others) as unknown as ExerciseTarget), ...own };
}
