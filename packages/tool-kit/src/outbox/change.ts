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

/** What is to be kept of a record until it can be sent. */
export interface NewChange {
  collection: CollectionName;
  recordId: string;
  change: Change;
  /** A try was made whose answer is not known. */
  wasTried: boolean;
}

/** A change as it lies on the device. There is one for each record at most: what is done later goes into it. */
export interface StoredChange {
  /** Counts up: changes are sent in the order in which they were begun. */
  seq?: number;
  person: string;
  collection: CollectionName;
  recordId: string;
  change: Change;
  /** How often it was added to, so that what was added while it was under way is not taken for sent. */
  version: number;
  /** What was sent already while it is not known what has become of it. One of these may be saved. */
  tried: readonly Change[];
  refusal: Refusal | null;
  /** Since when it waits, in milliseconds since 1970. */
  since: number;
}

/** What a record is saved as when nobody but this change has changed it. */
export function nextRevision(change: Change): number {
  return change.kind === 'create' ? 1 : change.before.rev + 1;
}

/** Whether a change is still the one that was looked at: nothing has been added to it, and no other took its place. */
export function isSame(one: StoredChange, other: StoredChange): boolean {
  return one.seq === other.seq && one.version === other.version;
}

/** The tries with one more, where it is another. */
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
