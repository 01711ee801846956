import type { CollectionName } from '@hub/pb-client';
import type { Locked } from '../record/record-repository';
import type { Change, Refusal, StoredChange } from './change';
import { type AnyRules, creationOf } from './rules';

/** An unsent change as screens show it. */
export interface WaitingChange {
  collection: CollectionName;
  recordId: string;
  change: Change;
  /** The record with the change applied; `null` for a deletion. */
  item: Locked | null;
  /** The record's name, and the path that opens it. */
  name: string;
  path: string;
  /** Milliseconds since 1970. */
  since: number;
  refusal: Refusal | null;
  /** It has been saved, and is shown until the lists hold it. */
  isSaved: boolean;
  rules: AnyRules;
}

/** A key that is unique across all collections. */
export function keyOf({ collection, recordId }: Pick<StoredChange, 'collection' | 'recordId'>): string {
  return `${collection}/${recordId}`;
}

/**
 * Whether a loaded record is newer than the version saved from this device: somebody has changed it since.
 */
export function isOutdone(
  { isSaved, item }: Pick<WaitingChange, 'isSaved' | 'item'>,
  { rev }: Locked,
): boolean {
  return isSaved && item !== null && rev > item.rev;
}

function itemOf(rules: AnyRules, change: Change, id: string, person: string, since: number): Locked | null {
  if (change.kind === 'create') return creationOf(rules).made(id, change.values, person, new Date(since));
  return change.kind === 'update' ? rules.changed(change.before, change.changes) : null;
}

/** A stored change as the screens show it. */
export function shownAs(rules: AnyRules, stored: StoredChange): WaitingChange {
  const { collection, recordId, change, person, since, refusal } = stored;
  const item = itemOf(rules, change, recordId, person, since);
  const name = rules.nameOf(item ?? (change as { before: Locked }).before);
  const path = rules.pathOf(recordId);
  return { collection, recordId, change, item, name, path, since, refusal, isSaved: false, rules };
}
