import { isCalendarDate, isInstantOf } from '@hub/calendar';
import {
  isMetres,
  isReps,
  isRir,
  isRpe,
  isSeconds,
  isWeight,
  isWeightUnit,
  type WeightUnit,
} from './amounts';
import { fieldCheck, shapeProblem } from './shape';
import { isStored, readObjects, type Stored } from './stored';
import { MOST_SETS } from './target';

export const SET_KINDS = ['work', 'warm-up', 'drop', 'failure'] as const;

export type SetKind = (typeof SET_KINDS)[number];

/** The kinds of records of a set (specification §3.302). */
const RECORD_KINDS = ['weight', 'estimate', 'reps', 'time', 'distance'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** A record of a set: the previous best (kg, repetitions, seconds or metres), and its day. */
export interface SetRecord {
  kind: RecordKind;
  before: number;
  on: string;
}

/** One set of an exercise (specification §3.301). */
export interface ExerciseSet {
  /** `1`, `2` … for a set of the target; an added set has a random id. */
  id: string;
  kind: SetKind;
  weight?: number;
  unit?: WeightUnit;
  reps?: number;
  seconds?: number;
  metres?: number;
  /** Rate of perceived exertion, 1 to 10, in steps of a half. */
  rpe?: number;
  /** Repetitions in reserve, 0 to 10, in steps of a half. */
  rir?: number;
  done: boolean;
  /** When it was done: an instant, in ISO 8601 in UTC. */
  at?: string;
  /** Written only by the server. */
  records?: SetRecord[];
}

/** The values of a set; missing ones were not recorded. */
export type SetValues = { [Name in Exclude<keyof ExerciseSet, 'id' | 'records'>]?: ExerciseSet[Name] | null };

/** A change of one set: the changed values (`null` deletes one), or that the set is removed. */
export type SetChange = { id: string } & (SetValues | { removed: true });

const ID = /^[A-Za-z0-9_-]{1,40}$/;
const INSTANT = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?Z$/;

/** Whether a value is an ISO 8601 instant in UTC. */
export function isInstant(value: unknown): value is string {
  return isInstantOf(INSTANT, value);
}

const isFlag = (value: unknown) => typeof value === 'boolean';

const CHECKS = {
  id: fieldCheck(
    (value) => typeof value === 'string' && ID.test(value),
    'A set’s id has 1 to 40 letters, digits, _ and -.',
  ),
  kind: fieldCheck(
    (value) => SET_KINDS.some((kind) => kind === value),
    'A set is work, warm-up, drop or failure.',
  ),
  weight: fieldCheck(
    (value, { unit }) => isWeightUnit(unit) && isWeight(value, unit),
    'A weight is above 0 and at most 1500 kg, with at most two decimals, in kg or lb.',
  ),
  unit: fieldCheck(isWeightUnit, 'A weight is in kg or lb.'),
  reps: fieldCheck(isReps, 'A set has at most 1000 repetitions.'),
  seconds: fieldCheck(isSeconds, 'A set’s time is 1 second to 24 hours.'),
  metres: fieldCheck(isMetres, 'A set’s distance is 1 m to 1000 km.'),
  rpe: fieldCheck(isRpe, 'RPE is 1 to 10, in halves.'),
  rir: fieldCheck(isRir, 'Repetitions in reserve are 0 to 10, in halves.'),
  done: fieldCheck(isFlag, 'A set is done or not.'),
  at: fieldCheck(isInstant, 'A set’s time must be an instant in UTC.'),
};

const hasId = ({ id }: Stored) => typeof id === 'string';

/** The problem with a list of set changes, as a sentence; `null` if there is none. */
export function setChangesProblem(changes: unknown): string | null {
  if (!Array.isArray(changes)) return 'The sets must be a list.';
  if (changes.length > MOST_SETS) return `An exercise has at most ${MOST_SETS} sets.`;
  for (const change of changes as unknown[]) {
    if (!isStored(change) || !hasId(change)) return CHECKS.id(undefined, {});
    const problem = shapeProblem(change, 'A set', {
      ...CHECKS,
      removed: fieldCheck((value) => value === true, 'A set is removed or left as it is.'),
    });
    if (problem !== null) return problem;
  }
  return null;
}

/** The problem with a stored list of sets, as a sentence; `null` if there is none, or there are no sets. */
export function setsProblem(sets: unknown): string | null {
  if (sets === undefined || sets === null) return null;
  if (!Array.isArray(sets)) return 'The sets must be a list.';
  if (sets.length > MOST_SETS) return `An exercise has at most ${MOST_SETS} sets.`;
  const ids = new Set<unknown>();
  for (const set of sets as unknown[]) {
    if (!isStored(set) || !hasId(set) || ids.has(set['id'])) return 'Each set needs an id of its own.';
    ids.add(set['id']);
    const problem = shapeProblem(set, 'A set', { ...CHECKS, records: recordsProblem });
    if (problem !== null) return problem;
  }
  return null;
}

function recordsProblem(records: unknown): string | null {
  const isRecord = (record: unknown) =>
    isStored(record) &&
    Object.keys(record).length === 3 &&
    RECORD_KINDS.some((kind) => kind === record['kind']) &&
    typeof record['before'] === 'number' &&
    typeof record['on'] === 'string' &&
    isCalendarDate(record['on']);
  const isRight = Array.isArray(records) && records.length <= RECORD_KINDS.length && records.every(isRecord);
  return isRight ? null : 'Only the hub writes the records of a set.';
}

/** A loop, because a workout can have 3,000 sets, and the hooks' engine takes ten times as long with `Object.entries`. */
function readSet(stored: Stored): ExerciseSet {
  const set: Record<string, unknown> = { kind: 'work', done: false };
  for (const name of Object.keys(stored)) {
    const value = stored[name];
    if (value !== null && value !== undefined) set[name] = value;
  }
  return set as unknown as ExerciseSet;
}

/** The stored sets of an exercise, in order, without invalid entries. */
export function readSets(stored: unknown): ExerciseSet[] {
  return readObjects(stored).filter(hasId).map(readSet);
}

/** Whether a set is done and not a warm-up. */
export function isHard({ kind, done }: ExerciseSet): boolean {
  return done && kind !== 'warm-up';
}

/**
 * Whether a set counts as one of those that a target of so many sets asks for. A drop set that was added is a part of the set
 * before it.
 */
export function isOfTarget({ id, kind }: ExerciseSet, sets: number): boolean {
  return kind !== 'drop' || (/^\d{1,2}$/.test(id) && Number(id) <= sets);
}
