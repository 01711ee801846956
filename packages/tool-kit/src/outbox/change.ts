import type { CollectionName } from '@hub/pb-client';
import type { Locked } from '../record/record-repository';

/**
 * What a person did to one record. `values` and `changes` are as the tool sends them; `before` is the record as it was
 * when they were made.
 */
export type Change =
  | { kind: 'create'; values: object }
  | { kind: 'update'; before: Locked; changes: object }
  | { kind: 'delete'; before: Locked };

/** Why the server did not take a change: it waits for the person. `theirs` is what somebody else made of the record. */
export interface Refusal {
  message: string;
  theirs?: Locked;
}

/** A change of a record, as a screen makes it. */
export interface RecordChange {
  collection: CollectionName;
  recordId: string;
  change: Change;
}

/** A change as it is given to the outbox. */
export interface NewChange extends RecordChange {
  /** A try was made whose answer is not known. */
  wasTried: boolean;
}

/** A change as it is stored on the device. Each record has one at most: later changes are merged into it. */
export interface StoredChange {
  /** Counts up: changes are sent in the order in which they were begun. */
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
  /** Since when it waits, in milliseconds since 1970. */
  since: number;
}

/** The revision of the record once the change is saved, if nobody else changes the record first. */
export function nextRevision(change: Change): number {
  return change.kind === 'create' ? 1 : change.before.rev + 1;
}

/** Whether a change is still the one that was looked at: nothing has been added to it, and no other took its place. */
export function isSame(one: StoredChange, other: StoredChange): boolean {
  return one.seq === other.seq && one.version === other.version;
}

/** Adds a try, unless an equal one is there already. */
export function withTry(tried: readonly Change[], change: Change): readonly Change[] {
  const last = tried.at(-1);
  return JSON.stringify(last) === JSON.stringify(change) ? tried : [...tried, change];
}

/** How two changes of one record become one; `mergeChanges` is the tool's own for what it sends as `changes`. */
type MergeChanges = (earlier: object, later: object) => object;

/**
 * Both changes of a record as one; `null` where nothing is left to be sent. What was tried once may have reached the
 * server, so that a new record is deleted there as well.
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
