import {
  type ExerciseTarget,
  MOST_SETS,
  readTarget,
  type SetTarget,
  targetProblem,
  type WeightUnit,
} from '../../../rules';
import type { StoredExercise } from '../../../model/exercise';
import { fieldText, numberOf, TARGET_FIELDS, type TargetField } from './target-numbers';

export type { TargetField } from './target-numbers';

/** The kind of amount of each set. */
export type EachSet = 'reps' | 'range' | 'time' | 'distance' | 'amrap';

/** The kind of intensity of each set. */
export type HowHeavy = 'weight' | 'percent' | 'rpe' | 'bodyweight' | 'free';

/** A target in the form: its fields as typed texts, with the chosen kinds. */
export interface TargetDraft extends Record<TargetField, string> {
  each: EachSet;
  heavy: HowHeavy;
  unit: WeightUnit;
  /** The typed texts of each set if they differ; `null` if all are the same. */
  bySet: readonly SetDraft[] | null;
}

/** The typed texts of one set. */
export type SetDraft = Partial<Record<TargetField, string>>;

const EMPTY: TargetDraft = { each: 'reps', heavy: 'weight', unit: 'kg', ...textsOf({}), bySet: null };

/** The visible fields of each choice, which are the stored ones. */
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

/** The required fields of each choice, with the message if one is empty. */
const REQUIRED: Readonly<Partial<Record<EachSet | HowHeavy, readonly [TargetField, string][]>>> = {
  range: [
    ['reps', 'Enter where the range begins.'],
    ['repsTo', 'Enter where the range ends.'],
  ],
  time: [['seconds', 'Enter the time.']],
  distance: [['metres', 'Enter the distance.']],
  percent: [['percent', 'Enter the share of the best.']],
  rpe: [['rpe', 'Enter the RPE.']],
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

/** The values of a target, or of one of its sets, as texts for their fields. */
function textsOf(stored: Partial<Record<TargetField, string | number>>): Record<TargetField, string> {
  return Object.fromEntries(TARGET_FIELDS.map((name) => [name, fieldText(name, stored[name])])) as Record<
    TargetField,
    string
  >;
}

function isDraft(target: unknown): target is TargetDraft {
  return typeof target === 'object' && target !== null && 'each' in target;
}

/** The target of an exercise as a draft; the weight of a new one is in `unit`. */
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

/** An exercise with a changed target, which keeps its typed texts until it is stored. */
export function withTarget<Entry extends StoredExercise>(
  exercise: Entry,
  change: Partial<TargetDraft>,
  unit?: WeightUnit,
): Entry {
  return { ...exercise, target: { ...targetDraftOf(exercise, unit), ...change } };
}

/** The unit of the first weight in a workout's targets; kg if there is none. */
export function unitOf(exercises: readonly StoredExercise[]): WeightUnit {
  const drafts = exercises.map((exercise) => targetDraftOf(exercise));
  return drafts.find(({ heavy, weight }) => heavy === 'weight' && weight !== '')?.unit ?? 'kg';
}

/** The fields that can differ between the sets of a draft. */
export function fieldsOfSet({ each, heavy }: Pick<TargetDraft, 'each' | 'heavy'>): readonly TargetField[] {
  return [...FIELDS_OF_EACH[each], ...FIELDS_OF_HEAVY[heavy]];
}

/** The visible fields that apply to all sets of a draft. */
function shownFields(draft: TargetDraft): readonly TargetField[] {
  return ['sets', ...(draft.bySet === null ? fieldsOfSet(draft) : []), 'rest', 'group'];
}

/** The typed texts of each set; a new set is a copy of the one before it. */
export function setDrafts({ sets, bySet }: Pick<TargetDraft, 'sets' | 'bySet'>): readonly SetDraft[] {
  const count = numberOf('sets', sets);
  const isCount = Number.isInteger(count) && count >= 1 && count <= MOST_SETS;
  if (bySet === null || !isCount) return [];
  return Array.from({ length: count }, (_, place) => bySet[place] ?? bySet.at(-1) ?? {});
}

/** A draft with the values of one of its sets, as the target of only that set. */
function draftOfSet(draft: TargetDraft, set: SetDraft): TargetDraft {
  const own = fieldsOfSet(draft).map((name) => [name, set[name] ?? '']);
  return { ...draft, ...(Object.fromEntries(own) as SetDraft), bySet: null };
}

/** Switches to individual sets, each with the common values, or back to those of the first set. */
export function withSetsApart(draft: TargetDraft, areApart: boolean): Partial<TargetDraft> {
  if (areApart) return { bySet: [Object.fromEntries(fieldsOfSet(draft).map((name) => [name, draft[name]]))] };
  return { ...draft.bySet?.[0], bySet: null };
}

/** A draft with a changed value of one set. */
export function withSet(draft: TargetDraft, place: number, change: SetDraft): Partial<TargetDraft> {
  return {
    bySet: setDrafts(draft).map((set, other) => (other === place ? { ...set, ...change } : set)),
  };
}

/** Whether it has no values: a choice without values is not a target. */
function isEmpty(draft: TargetDraft): boolean {
  const isSetBlank = (set: SetDraft) => fieldsOfSet(draft).every((name) => !set[name]?.trim());
  const isBlank = shownFields(draft).every((name) => draft[name].trim() === '');
  return (
    isBlank && (draft.bySet ?? []).every(isSetBlank) && draft.each !== 'amrap' && draft.heavy !== 'bodyweight'
  );
}

/** The values of a draft; invalid ones are NaN. */
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
  if (name === 'sets') return 'Enter the number of sets.';
  const required = [...(REQUIRED[draft.each] ?? []), ...(REQUIRED[draft.heavy] ?? [])];
  return required.find(([field]) => field === name)?.[1];
}

/** The valid percentages of the best in a draft. */
export function sharesOf(draft: TargetDraft): number[] {
  const typed = draft.bySet === null ? [draft] : setDrafts(draft);
  return typed.map(({ percent = '' }) => numberOf('percent', percent)).filter((share) => share > 0);
}

/** The problems as sentences, by field. */
export type TargetProblems = Partial<Record<TargetField, string>>;

/** The problems of each individual set; `[]` if all sets are the same. */
export function setProblems(draft: TargetDraft): readonly TargetProblems[] {
  const names = fieldsOfSet(draft);
  return setDrafts(draft).map((set) => problemsIn(draftOfSet(draft, set), names));
}

/** The problems of the values that apply to all sets (specification §5.370). */
export function targetProblems(draft: TargetDraft): TargetProblems {
  return isEmpty(draft) ? {} : problemsIn(draft, shownFields(draft));
}

/** Whether a draft is invalid. */
export function isTargetWrong(draft: TargetDraft): boolean {
  return [targetProblems(draft), ...setProblems(draft)].some((problems) => Object.keys(problems).length > 0);
}

function problemsIn(draft: TargetDraft, names: readonly TargetField[]): TargetProblems {
  const values = valuesOf(draft);
  const problemOf = (name: TargetField): string | null => {
    const value = values[name];
    if (value === undefined) return requiredProblem(draft, name) ?? null;
    if (Number.isNaN(value)) return 'Enter a number.';
    const { reps, unit } = values;
    return targetProblem({
      sets: 1,
      ...(name === 'weight' && { unit }),
      // The end of a range is checked together with its beginning.
      ...(name === 'repsTo' && { reps: reps === undefined || Number.isNaN(reps) ? 0 : reps }),
      [name]: value,
    });
  };
  const problems = names.map((name) => [name, problemOf(name)] as const);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null));
}

/** The individual values of a set; its weight is in the target's unit. */
function amountsIn(target: ExerciseTarget, names: readonly TargetField[]): SetTarget {
  return Object.fromEntries(Object.entries(target).filter(([name]) => names.some((own) => own === name)));
}

/** The target in its stored form, without individual sets if they are alike; `null` if empty or invalid. */
export function targetOf(draft: TargetDraft): ExerciseTarget | null {
  if (isEmpty(draft) || isTargetWrong(draft)) return null;
  const [first, ...others] = setDrafts(draft).map((set) => readTarget(valuesOf(draftOfSet(draft, set))));
  if (!first) return readTarget(valuesOf(draft));
  const names = fieldsOfSet(draft);
  const bySet = [first, ...others].map((target) => amountsIn(target ?? first, names));
  const areAlike = new Set(bySet.map((set) => JSON.stringify(set))).size === 1;
  // A weight that only a later set has needs its unit, too.
  const unit = bySet.some(({ weight }) => weight !== undefined) ? { unit: draft.unit } : {};
  return areAlike ? first : readTarget({ ...first, ...unit, bySet });
}

/** An exercise with its target in the stored form; an untouched target is not changed. */
export function withStoredTarget<Entry extends StoredExercise>(exercise: Entry): Entry {
  const { target } = exercise;
  if (!isDraft(target)) return exercise;
  const entries = Object.entries({ ...exercise, target: targetOf(target) });
  return Object.fromEntries(entries.filter(([name, value]) => name !== 'target' || value !== null)) as Entry;
}
