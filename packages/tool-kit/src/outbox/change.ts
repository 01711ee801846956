import type { CollectionName } from '@hub/pb-client';
import type { Versioned } from '../record/record-repository';

/**
 * What a person did to one record. `values` and `changes` are in the form that the tool sends; `before` is
 * the record on which they are based.
 */
export type Change =
  | { kind: 'create'; values: object }
  | { kind: 'update'; before: Versioned; changes: object }
  | { kind: 'delete'; before: Versioned };

/**
 * Why the server refused a change. The change then waits for the person to decide; `theirs` is the record as somebody
 * else saved it.
 */
export interface Refusal {
  message: string;
  theirs?: Versioned;
}

/** A change of a record, as a screen makes it. */
export interface RecordChange {
  collection: CollectionName;
  recordId: string;
  change: Change;
}

/** A change as it is given to the outbox. */
export interface NewChange extends RecordChange {
  /** An attempt was made and its result is unknown. */
  wasTried: boolean;
}

/** A change as it is stored on the device. Each record has one at most: later changes are merged into it. */
export interface StoredChange {
  /** Increases with each new entry: changes are sent in the order of their first edit. */
  seq?: number;
  person: string;
  collection: CollectionName;
  recordId: string;
  change: Change;
  /** Counts the merges, so that a part that was added during sending does not count as sent. */
  version: number;
  /** Earlier attempts whose result is unknown. The server may have saved one of them. */
  tried: readonly Change[];
  refusal: Refusal | null;
  /** When it was first stored, in milliseconds since 1970. */
  since: number;
}

/** The revision of the record once the change is saved, if nobody else changes the record first. */
export function nextRevision(change: Change): number {
  return change.kind === 'create' ? 1 : change.before.rev + 1;
}

/** Whether two stored changes are the same entry in the same state: nothing was merged into it meanwhile. */
export function isSame(one: StoredChange, other: StoredChange): boolean {
  return one.seq === other.seq && one.version === other.version;
}

/** Adds an attempt, unless it equals the last one. */
export function withTry(tried: readonly Change[], change: Change): readonly Change[] {
  const last = tried.at(-1);
  return JSON.stringify(last) === JSON.stringify(change) ? tried : [...tried, change];
}

/** Merges the values of two changes of one record, in the form that a tool sends. */
type MergeChanges = (earlier: object, later: object) => object;

/**
 * Merges two changes of a record into one; `null` if nothing is left to send. A creation that was attempted
 * may have reached the server, so that its deletion has to be sent.
 */
export function mergeIntoOne(
  earlier: Change,
  later: Change,
  wasTried: boolean,
  mergeChanges: MergeChanges,
): Change | null {
  if (later.kind === 'create') return later;
  if (later.kind === 'delete') {
    if (earlier.kind !== 'create') return { ...later, before: earlier.before };
    return wasTried ? later : null;
  }
  if (earlier.kind === 'create')
    return { kind: 'create', values: mergeChanges(earlier.values, later.changes) };
  if (earlier.kind === 'delete') return earlier;
  return { ...earlier, changes: mergeChanges(earlier.changes, later.changes) };
}
