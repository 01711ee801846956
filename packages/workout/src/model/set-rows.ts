import { type ExerciseSet, type ExerciseTarget, mergeSets, type SetKind, targetOfSet } from '../rules';

/** A field of a set for a number. */
export type SetField = 'reps' | 'weight' | 'seconds' | 'metres';

/** The amounts of a set; a weight is in its `unit`. */
export type Amounts = Pick<ExerciseSet, SetField | 'unit'>;

/** A set in the table of an expanded exercise. */
export interface SetRow {
  id: string;
  kind: SetKind;
  /** Its number among the hard sets; `W` for a warm-up. */
  name: string;
  /** Its stored values. */
  set: ExerciseSet;
  /** Its stored values, and suggestions for the others, which checking the set accepts. */
  shown: Amounts;
  /** The set at the same position last time. */
  last: ExerciseSet | undefined;
  /** Whether it was added, so that it can be removed. */
  isAdded: boolean;
}

/** The data from which the rows of an exercise are computed. */
export interface RowSources {
  /** The target in the form that its athlete reads. */
  target: ExerciseTarget | null;
  /** The hard sets of the last time. */
  last: readonly ExerciseSet[];
  /** The sets that are logged so far. */
  sets: readonly ExerciseSet[];
}

/** The fields of an exercise's sets: repetitions and weight, or time and distance if the target or a set has them. */
export function fieldsOf({ target, last, sets }: RowSources): readonly SetField[] {
  const wasDone = (field: SetField) => [...sets, ...last].some((set) => set[field] !== undefined);
  const isAsked = (field: SetField) =>
    [target, ...(target?.bySet ?? [])].some((set) => set?.[field] !== undefined);
  const isCounted = isAsked('reps') || target?.amrap === true || wasDone('reps');
  const isIn = (field: SetField) => isAsked(field) || (!isCounted && wasDone(field));
  if (isIn('metres')) return ['metres', 'seconds'];
  const isHeavy = isAsked('weight') || wasDone('weight');
  if (isIn('seconds')) return isHeavy ? ['seconds', 'weight'] : ['seconds'];
  return target?.bodyweight === true && !isHeavy ? ['reps'] : ['reps', 'weight'];
}

const FIELDS: readonly SetField[] = ['reps', 'weight', 'seconds', 'metres'];

/** The amounts of a set in some fields. */
export function amountsOf(set: Amounts, fields: readonly SetField[] = FIELDS): Amounts {
  const values = fields.flatMap((field) => (set[field] === undefined ? [] : [[field, set[field]]]));
  const hasWeight = fields.includes('weight') && set.weight !== undefined;
  return { ...(Object.fromEntries(values) as Amounts), ...(hasWeight && { unit: set.unit ?? 'kg' }) };
}

/** The suggestion for a set that was never done before: the lower end of the target. */
function lowestOf(target: ExerciseTarget | null): Amounts {
  return target?.amrap === true || target?.reps === undefined ? {} : { reps: target.reps };
}

/** The exact values of a target; ranges, "as many as possible" and the like are left to the athlete. */
function askedFor(target: ExerciseTarget | null): Amounts {
  if (target === null) return {};
  const { reps, repsTo, amrap, ...others } = target;
  const isExact = repsTo === undefined && amrap !== true;
  return amountsOf({ ...others, ...(isExact && reps !== undefined && { reps }) });
}

/** The fields that a target leaves to the last time. Bodyweight leaves no weight open, whatever was added last time. */
function leftOpen(target: ExerciseTarget | null): readonly SetField[] {
  return target?.bodyweight === true ? FIELDS.filter((field) => field !== 'weight') : FIELDS;
}

function kindName(kind: SetKind, number: number): string {
  return kind === 'warm-up' ? 'W' : String(number);
}

/**
 * The sets of an exercise in its table (specification §4.350): as many as in the target, or as last time,
 * plus the added ones. Values that are not stored are suggested from the set's target, otherwise from the set
 * at the same position last time (the last one for further sets), otherwise from the set before.
 */
export function setRows({ target, last, sets }: RowSources): SetRow[] {
  const fields = fieldsOf({ target, last, sets });
  const ids = Array.from({ length: target?.sets ?? last.length }, (_, index) => String(index + 1));
  const missing = ids.filter((id) => !sets.some((set) => set.id === id));
  const all = mergeSets(
    sets,
    missing.map((id) => ({ id })),
  );
  let before: Amounts = {};
  let number = 0;
  return all.map((set) => {
    const isWarmUp = set.kind === 'warm-up';
    const inPlace = isWarmUp ? undefined : last[number];
    const asked = target && targetOfSet(target, number);
    if (!isWarmUp) number += 1;
    const start = target?.bySet ? { ...before, ...lowestOf(asked) } : { ...lowestOf(asked), ...before };
    const prefilled = isWarmUp
      ? {}
      : { ...start, ...amountsOf(inPlace ?? last.at(-1) ?? {}, leftOpen(asked)), ...askedFor(asked) };
    const shown = amountsOf({ ...prefilled, ...amountsOf(set) }, fields);
    if (!isWarmUp) before = shown;
    const isAdded = !ids.includes(set.id);
    return {
      id: set.id,
      kind: set.kind,
      name: kindName(set.kind, number),
      set,
      shown,
      last: inPlace,
      isAdded,
    };
  });
}

/** Whether there is no value for a set, not even a suggestion. */
export function isBlank({ shown }: SetRow): boolean {
  return FIELDS.every((field) => shown[field] === undefined);
}

/** The next set: the first open one. */
export function nextRow(rows: readonly SetRow[]): SetRow | undefined {
  return rows.find(({ set }) => !set.done);
}
