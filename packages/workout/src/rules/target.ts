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

/** What a set may be asked for on its own. */
const AMOUNTS = ['reps', 'repsTo', 'seconds', 'metres', 'weight', 'percent', 'rpe'] as const;

/** What one set is asked for where each stands on its own; its weight is in the unit of the target. */
export type SetTarget = Pick<ExerciseTarget, (typeof AMOUNTS)[number]>;

/** How much a coach asks for in an exercise (specification §3.300). What is not asked for is left out. */
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
  /** A share of the athlete's best estimated maximum, in percent. */
  percent?: number;
  /** Rate of perceived exertion, 1 to 10. */
  rpe?: number;
  bodyweight?: boolean;
  /** The rest after each set, in seconds. */
  rest?: number;
  /** Exercises of one group are done in turn: a superset. */
  group?: string;
  /** What each set is asked for where they are not alike, one for each of `sets`; the amounts above are then those of the first. */
  bySet?: readonly SetTarget[];
}

/** The most sets of an exercise (specification §9.300). */
export const MOST_SETS = 30;
/** The longest rest, in seconds (specification §9.300). */
export const MOST_REST = 3_600;

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

/** What is wrong with the sets of a target that each stand on their own, as a sentence; `null` if nothing is. */
function bySetProblem(bySet: unknown, { sets, unit }: Stored): string | null {
  if (!Array.isArray(bySet) || bySet.length !== sets) return 'A target says of each of its sets what it is.';
  const checks = Object.fromEntries(AMOUNTS.map((name) => [name, CHECKS[name]]));
  for (const set of bySet as unknown[]) {
    if (!isStored(set)) return 'A set of a target must be an object.';
    // A weight is held against the unit of the target.
    const problem = shapeProblem(set, 'A set of a target', {
      ...checks,
      weight: (weight) => CHECKS.weight(weight, { unit }),
    });
    if (problem !== null) return problem;
  }
  return null;
}

/** What is wrong with a target, as a sentence; `null` if nothing is, and for an exercise that has none. */
export function targetProblem(target: unknown): string | null {
  if (target === undefined || target === null) return null;
  if (!isStored(target)) return 'A target must be an object.';
  if (typeof target['sets'] !== 'number') return CHECKS.sets(target['sets'], target);
  return shapeProblem(target, 'A target', CHECKS);
}

/** The stored target of an exercise; `null` for none, and for one that can't be read. */
export function readTarget(stored: unknown): ExerciseTarget | null {
  if (!isStored(stored) || targetProblem(stored) !== null) return null;
  const { bySet, ...target } = given(stored) as unknown as ExerciseTarget;
  return bySet === undefined ? target : { ...target, bySet: bySet.map(given) };
}

/** The fields of an object that are not left out. */
function given<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(entries) as Values;
}

/** The target of one set, by its place from 0 on: its own, or that of the last for one beyond. */
export function targetOfSet(target: ExerciseTarget, place: number): ExerciseTarget {
  const { bySet, ...shared } = target;
  const own = bySet?.[Math.min(place, bySet.length - 1)];
  if (own === undefined) return shared;
  const others = Object.entries(shared).filter(([name]) => !AMOUNTS.some((amount) => amount === name));
  return { ...(Object.fromEntries(others) as unknown as ExerciseTarget), ...own };
}
