import { type Conflict, conflictOf } from './conflict';
import type { Field } from './field';

/** The fields of a record by name, in the order of the form. */
export type FieldTable = Readonly<Record<string, Field>>;

/** The values that a form shows for these fields. */
export type DraftOf<Table extends FieldTable> = {
  [Name in keyof Table]: ReturnType<Table[Name]['draftOf']>;
};

/** What is stored of these fields. */
export type ValuesOf<Table extends FieldTable> = {
  [Name in keyof Table]: ReturnType<Table[Name]['valueOf']>;
};

type Stored<One extends Field> = Exclude<Parameters<One['draftOf']>[0], undefined>;

/** The fields that a record must have; write-only fields are left out. */
export type StoredOf<Table extends FieldTable> = {
  [Name in keyof Table as [Stored<Table[Name]>] extends [never] ? never : Name]: Stored<Table[Name]>;
};

/** A sentence for each field of a draft that can't be saved as it is. */
export type FieldProblems<Draft> = { readonly [Name in keyof Draft]?: string | undefined };

/** The stored value of a field; `undefined` for a write-only field. */
function storedOf(item: object | null, name: string): unknown {
  return (item as Readonly<Record<string, unknown>> | null)?.[name];
}

function mapFields(fields: FieldTable, map: (field: Field, name: string) => unknown): unknown {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field, name)]));
}

/** The initial draft of a form: of a record, or of a new one for `null`. */
export function draftOf<Table extends FieldTable>(
  fields: Table,
  item: StoredOf<Table> | null,
): DraftOf<Table> {
  return mapFields(fields, (field, name) => field.draftOf(storedOf(item, name))) as DraftOf<Table>;
}

/** The values that a draft is stored as. */
export function valuesOf<Table extends FieldTable>(fields: Table, draft: DraftOf<Table>): ValuesOf<Table> {
  return mapFields(fields, (field, name) => field.valueOf(draft[name])) as ValuesOf<Table>;
}

function isNothing(value: unknown): boolean {
  return Array.isArray(value) ? value.length === 0 : !value;
}

/** The values of a new record. Empty optional fields are left out. */
export function newValuesOf<Table extends FieldTable>(
  fields: Table,
  draft: DraftOf<Table>,
): Partial<ValuesOf<Table>> {
  const values = Object.entries(valuesOf(fields, draft)).filter(
    ([name, value]) => value !== undefined && (!fields[name]?.optional || !isNothing(value)),
  );
  return Object.fromEntries(values) as Partial<ValuesOf<Table>>;
}

/** The fields of the second draft whose stored value differs from the first. */
function differences<Table extends FieldTable>(
  fields: Table,
  before: DraftOf<Table>,
  after: DraftOf<Table>,
): Partial<ValuesOf<Table>> {
  const stored = mapFields(
    fields,
    (field, name) => field.untouchedValueOf?.(before[name]) ?? field.valueOf(before[name]),
  ) as Readonly<Record<string, unknown>>;
  const isSame = (name: string, value: unknown) =>
    after[name] === before[name] || (fields[name]?.isSame?.(value, stored[name]) ?? value === stored[name]);
  const changed = Object.entries(valuesOf(fields, after)).filter(([name, value]) => !isSame(name, value));
  return Object.fromEntries(changed) as Partial<ValuesOf<Table>>;
}

/** Applies the changes between `before` and a draft to `latest`. */
export function rebased<Table extends FieldTable>(
  fields: Table,
  before: DraftOf<Table>,
  draft: DraftOf<Table>,
  latest: DraftOf<Table>,
): DraftOf<Table> {
  const changed = differences(fields, before, draft);
  return mapFields(fields, (_, name) => (name in changed ? draft[name] : latest[name])) as DraftOf<Table>;
}

/**
 * The values that a draft changes in a record, or sets in a new one. Only they are sent, so that nothing else is
 * overwritten.
 */
export function changesOf<Table extends FieldTable>(
  fields: Table,
  item: StoredOf<Table> | null,
  draft: DraftOf<Table>,
): Partial<ValuesOf<Table>> {
  return differences(fields, draftOf(fields, item), draft);
}

/** Whether two drafts would be stored differently. */
export function isChanged<Table extends FieldTable>(
  fields: Table,
  before: DraftOf<Table>,
  after: DraftOf<Table>,
): boolean {
  return Object.keys(differences(fields, before, after)).length > 0;
}

/** The problems of a draft by field; empty when it can be saved. */
export function problemsOf<Table extends FieldTable>(
  fields: Table,
  draft: DraftOf<Table>,
): FieldProblems<DraftOf<Table>> {
  const problems = Object.entries(fields).map(([name, field]) => [name, field.problemOf?.(draft[name])]);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined)) as FieldProblems<
    DraftOf<Table>
  >;
}

/**
 * Compares the person's changes (`draft`, begun at `opened`) with those that someone else has saved meanwhile
 * (`latest`).
 */
export function recordConflict<Table extends FieldTable>(
  fields: Table,
  opened: StoredOf<Table>,
  draft: DraftOf<Table>,
  latest: StoredOf<Table>,
): Conflict {
  return conflictOf(
    Object.entries(fields).map(([name, field]) => {
      const before = storedOf(opened, name);
      const now = storedOf(latest, name);
      return {
        label: field.label,
        before: field.fieldTextOf(field.draftOf(before), before),
        mine: field.fieldTextOf(draft[name], before),
        theirs: field.fieldTextOf(field.draftOf(now), now),
        hintIfEqual: field.equalChangeHint,
      };
    }),
  );
}
