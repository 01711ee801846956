import {
  type ExerciseTarget,
  MOST_SETS,
  readTarget,
  type SetTarget,
  targetProblem,
  type WeightUnit,
} from '../../../rules';
import type { StoredExercise } from '../../../model/exercise';
import { fieldText, numberOf, type TargetField } from './target-numbers';

export type { TargetField } from './target-numbers';

/** What each set of a target is. */
export type EachSet = 'reps' | 'range' | 'time' | 'distance' | 'amrap';

/** How heavy each set of a target is. */
export type HowHeavy = 'weight' | 'percent' | 'rpe' | 'bodyweight' | 'free';

/** A target while it is being written: the fields as they are typed, and what they are of. */
export interface TargetDraft extends Record<TargetField, string> {
  each: EachSet;
  heavy: HowHeavy;
  unit: WeightUnit;
  /** What is typed of each set where they are not alike; `null` where they are. */
  bySet: readonly SetDraft[] | null;
}

/** What is typed of one set. */
export type SetDraft = Partial<Record<TargetField, string>>;

const EMPTY: TargetDraft = {
  each: 'reps',
  heavy: 'weight',
  unit: 'kg',
  sets: '',
  reps: '',
  repsTo: '',
  seconds: '',
  metres: '',
  weight: '',
  percent: '',
  rpe: '',
  rest: '',
  group: '',
  bySet: null,
};

/** The fields that are shown, and so stored, of each choice. */
const FIELDS_OF_EACH: Readonly<Record<EachSet, readonly TargetField[]>> = {
  reps: ['reps'],
  range: ['reps', 'repsTo'],
  time: ['seconds'],
  distance: ['metres', 'seconds'],
  amrap: [],
};
const FIELDS_OF_HEAVY: Readonly<Record<HowHeavy, readonly TargetField[]>> = {
  weight: ['weight'],
  percent: ['percent'],
  rpe: ['rpe'],
  bodyweight: [],
  free: [],
};

/** The fields without which a choice says nothing, each with the sentence that asks for it. */
const REQUIRED: Readonly<Partial<Record<EachSet | HowHeavy, readonly [TargetField, string][]>>> = {
  range: [
    ['reps', 'Give where the range begins.'],
    ['repsTo', 'Give where the range ends.'],
  ],
  time: [['seconds', 'Give the time.']],
  distance: [['metres', 'Give the distance.']],
  percent: [['percent', 'Give the share of the best.']],
  rpe: [['rpe', 'Give the RPE.']],
};

function eachOf({ amrap, metres, seconds, repsTo }: ExerciseTarget): EachSet {
  if (amrap === true) return 'amrap';
  if (metres !== undefined) return 'distance';
  if (seconds !== undefined) return 'time';
  return repsTo === undefined ? 'reps' : 'range';
}

function heavyOf({ weight, percent, rpe, bodyweight }: ExerciseTarget): HowHeavy {
  if (weight !== undefined) return 'weight';
  if (percent !== undefined) return 'percent';
  if (rpe !== undefined) return 'rpe';
  return bodyweight === true ? 'bodyweight' : 'free';
}

const FIELDS = Object.keys(EMPTY).filter(
  (name) => !['each', 'heavy', 'unit', 'bySet'].includes(name),
) as TargetField[];

/** The values of a target, or of one set of it, as their fields show them. */
function textsOf(stored: Partial<Record<TargetField, string | number>>): Record<TargetField, string> {
  return Object.fromEntries(FIELDS.map((name) => [name, fieldText(name, stored[name])])) as Record<
    TargetField,
    string
  >;
}

function isDraft(target: unknown): target is TargetDraft {
  return typeof target === 'object' && target !== null && 'each' in target;
}

/** The target of an exercise as its fields show it; a new one has its weight in `unit`. */
export function targetDraftOf({ target }: StoredExercise, unit: WeightUnit = 'kg'): TargetDraft {
  if (isDraft(target)) return { ...EMPTY, ...target };
  const stored = readTarget(target);
  if (stored === null) return { ...EMPTY, unit };
  return {
    ...EMPTY,
    ...textsOf(stored),
    each: eachOf(stored),
    heavy: heavyOf(stored),
    unit: stored.unit ?? unit,
    bySet: stored.bySet?.map(textsOf) ?? null,
  };
}

/** An exercise with a change of its target, which stays as it is typed until it is stored. */
export function withTarget<Entry extends StoredExercise>(
  exercise: Entry,
  change: Partial<TargetDraft>,
  unit?: WeightUnit,
): Entry {
  return { ...exercise, target: { ...targetDraftOf(exercise, unit), ...change } };
}

/** The unit of the first weight that the targets of a workout name; kg where none does. */
export function unitOf(exercises: readonly StoredExercise[]): WeightUnit {
  const drafts = exercises.map((exercise) => targetDraftOf(exercise));
  return drafts.find(({ heavy, weight }) => heavy === 'weight' && weight !== '')?.unit ?? 'kg';
}

/** The fields of a draft that a set may have on its own. */
export function fieldsOfSet({ each, heavy }: Pick<TargetDraft, 'each' | 'heavy'>): readonly TargetField[] {
  return [...FIELDS_OF_EACH[each], ...FIELDS_OF_HEAVY[heavy]];
}

/** The fields that are shown of all sets of a draft. */
function shownFields(draft: TargetDraft): readonly TargetField[] {
  return ['sets', ...(draft.bySet === null ? fieldsOfSet(draft) : []), 'rest', 'group'];
}

/** What is typed of each of the sets that are asked for; one that is new is as the one before it. */
export function setDrafts({ sets, bySet }: Pick<TargetDraft, 'sets' | 'bySet'>): readonly SetDraft[] {
  const count = numberOf('sets', sets);
  const isCount = Number.isInteger(count) && count >= 1 && count <= MOST_SETS;
  if (bySet === null || !isCount) return [];
  return Array.from({ length: count }, (_, place) => bySet[place] ?? bySet.at(-1) ?? {});
}

/** A draft with the values of one of its sets, as the target of that set alone. */
function draftOfSet(draft: TargetDraft, set: SetDraft): TargetDraft {
  const own = fieldsOfSet(draft).map((name) => [name, set[name] ?? '']);
  return { ...draft, ...(Object.fromEntries(own) as SetDraft), bySet: null };
}

/** A draft whose sets each stand on their own, as they were together; or are alike again, as the first of them. */
export function withSetsApart(draft: TargetDraft, areApart: boolean): Partial<TargetDraft> {
  if (areApart) return { bySet: [Object.fromEntries(fieldsOfSet(draft).map((name) => [name, draft[name]]))] };
  return { ...draft.bySet?.[0], bySet: null };
}

/** A draft with another value of one of its sets. */
export function withSet(draft: TargetDraft, place: number, change: SetDraft): Partial<TargetDraft> {
  return {
    bySet: setDrafts(draft).map((set, other) => (other === place ? { ...set, ...change } : set)),
  };
}

/** Whether nothing was asked for: a choice alone is no target. */
function isEmpty(draft: TargetDraft): boolean {
  const isSetBlank = (set: SetDraft) => fieldsOfSet(draft).every((name) => !set[name]?.trim());
  const isBlank = shownFields(draft).every((name) => draft[name].trim() === '');
  return (
    isBlank && (draft.bySet ?? []).every(isSetBlank) && draft.each !== 'amrap' && draft.heavy !== 'bodyweight'
  );
}

/** The values of a draft, with those that can't be read as NaN. */
function valuesOf(draft: TargetDraft): Partial<ExerciseTarget> {
  const typed = shownFields(draft).filter((name) => draft[name].trim() !== '');
  const values = typed.map((name) => [
    name,
    name === 'group' ? draft.group.trim().toUpperCase() : numberOf(name, draft[name]),
  ]);
  return {
    ...(Object.fromEntries(values) as Partial<ExerciseTarget>),
    ...(draft.each === 'amrap' && { amrap: true }),
    ...(draft.heavy === 'bodyweight' && { bodyweight: true }),
    ...(typed.includes('weight') && { unit: draft.unit }),
  };
}

function requiredProblem(draft: TargetDraft, name: TargetField): string | undefined {
  if (name === 'sets') return 'Give the number of sets.';
  const required = [...(REQUIRED[draft.each] ?? []), ...(REQUIRED[draft.heavy] ?? [])];
  return required.find(([field]) => field === name)?.[1];
}

/** The shares of the best that a draft names, in percent; those that can't be read are left out. */
export function sharesOf(draft: TargetDraft): number[] {
  const typed = draft.bySet === null ? [draft] : setDrafts(draft);
  return typed.map(({ percent = '' }) => numberOf('percent', percent)).filter((share) => share > 0);
}

/** Sentences on what is wrong, each under its field. */
export type TargetProblems = Partial<Record<TargetField, string>>;

/** What is wrong with each set of a draft; `[]` where they are alike. */
export function setProblems(draft: TargetDraft): readonly TargetProblems[] {
  const names = fieldsOfSet(draft);
  return setDrafts(draft).map((set) => problemsIn(draftOfSet(draft, set), names));
}

/** What is wrong with what a draft says of all sets (specification §5.370). */
export function targetProblems(draft: TargetDraft): TargetProblems {
  return isEmpty(draft) ? {} : problemsIn(draft, shownFields(draft));
}

/** Whether a draft can't be stored as it is. */
export function isTargetWrong(draft: TargetDraft): boolean {
  return [targetProblems(draft), ...setProblems(draft)].some((problems) => Object.keys(problems).length > 0);
}

function problemsIn(draft: TargetDraft, names: readonly TargetField[]): TargetProblems {
  const values = valuesOf(draft);
  const problemOf = (name: TargetField): string | null => {
    const value = values[name];
    if (value === undefined) return requiredProblem(draft, name) ?? null;
    if (Number.isNaN(value)) return 'Give a number.';
    const { reps, unit } = values;
    return targetProblem({
      sets: 1,
      ...(name === 'weight' && { unit }),
      // An end can be held against a beginning only.
      ...(name === 'repsTo' && { reps: reps === undefined || Number.isNaN(reps) ? 0 : reps }),
      [name]: value,
    });
  };
  const problems = names.map((name) => [name, problemOf(name)] as const);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null));
}

/** The values of a set on its own; its weight is in the unit of the target. */
function amountsIn(target: ExerciseTarget, names: readonly TargetField[]): SetTarget {
  return Object.fromEntries(Object.entries(target).filter(([name]) => names.some((own) => own === name)));
}

/** The target as it is stored, without what its sets are where they are alike; `null` for none, and for one that has a problem. */
export function targetOf(draft: TargetDraft): ExerciseTarget | null {
  if (isEmpty(draft) || isTargetWrong(draft)) return null;
  const [first, ...others] = setDrafts(draft).map((set) => readTarget(valuesOf(draftOfSet(draft, set))));
  if (!first) return readTarget(valuesOf(draft));
  const names = fieldsOfSet(draft);
  const bySet = [first, ...others].map((target) => amountsIn(target ?? first, names));
  const areAlike = new Set(bySet.map((set) => JSON.stringify(set))).size === 1;
  // A weight that only a later set has needs its unit too.
  const unit = bySet.some(({ weight }) => weight !== undefined) ? { unit: draft.unit } : {};
  return areAlike ? first : readTarget({ ...first, ...unit, bySet });
}

/** An exercise with its target as it is stored; one whose target was not touched is left as it is. */
export function withStoredTarget<Entry extends StoredExercise>(exercise: Entry): Entry {
  const { target } = exercise;
  if (!isDraft(target)) return exercise;
  const entries = Object.entries({ ...exercise, target: targetOf(target) });
  return Object.fromEntries(entries.filter(([name, value]) => name !== 'target' || value !== null)) as Entry;
}
