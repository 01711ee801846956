import { type ExerciseSet, type ExerciseTarget, mergeSets, type SetKind, targetOfSet } from '../rules';

/** A number of a set that is typed. */
export type SetField = 'reps' | 'weight' | 'seconds' | 'metres';

/** How much a set was; a weight is in its `unit`. */
export type Amounts = Pick<ExerciseSet, SetField | 'unit'>;

/** A set as the table of an opened exercise shows it. */
export interface SetRow {
  id: string;
  kind: SetKind;
  /** Its number among the sets that count; `W` for a warm-up. */
  name: string;
  /** What is written down of it. */
  set: ExerciseSet;
  /** What is written down, and for the rest what the check takes as it stands. */
  shown: Amounts;
  /** The set in its place last time. */
  last: ExerciseSet | undefined;
  /** It was added: it can be removed. */
  isAdded: boolean;
}

/** What the rows of an exercise are made from. */
export interface RowSources {
  /** The target as its athlete reads it. */
  target: ExerciseTarget | null;
  /** The sets of last time that count. */
  last: readonly ExerciseSet[];
  /** What is logged by now. */
  sets: readonly ExerciseSet[];
}

/** The fields of an exercise's sets: repetitions and weight, unless a time or a distance is asked for or was done. */
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

/** Where a set begins that nobody has done before: at the lower end of what is asked for. */
function lowestOf(target: ExerciseTarget | null): Amounts {
  return target?.amrap === true || target?.reps === undefined ? {} : { reps: target.reps };
}

/** What a target says exactly: the ends of a range, "as many as possible" and the like are the athlete's to fill. */
function askedFor(target: ExerciseTarget | null): Amounts {
  if (target === null) return {};
  const { reps, repsTo, amrap, ...others } = target;
  const isExact = repsTo === undefined && amrap !== true;
  return amountsOf({ ...others, ...(isExact && reps !== undefined && { reps }) });
}

function kindName(kind: SetKind, number: number): string {
  return kind === 'warm-up' ? 'W' : String(number);
}

/**
 * The sets of an exercise as they stand in its table (specification §4.350): as many as the target asks for, or as there were
 * last time, and those that were added. What is not written down is prefilled from the set's target, else from the set in its
 * place last time (the last one for what goes beyond), else from the set before.
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
      : { ...start, ...amountsOf(inPlace ?? last.at(-1) ?? {}), ...askedFor(asked) };
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

/** Whether nothing is known of how much a set will be. */
export function isBlank({ shown }: SetRow): boolean {
  return FIELDS.every((field) => shown[field] === undefined);
}

/** The set that comes next: the first that is not done. */
export function nextRow(rows: readonly SetRow[]): SetRow | undefined {
  return rows.find(({ set }) => !set.done);
}
