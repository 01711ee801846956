import type { CollectionName } from '@hub/pb-client';
import type { Versioned } from '../record/record-repository';
import type { Change, Refusal, StoredChange } from './change';
import { type AnyRules, creationOf } from './rules';

/** An unsent change as screens show it. */
export interface WaitingChange {
  collection: CollectionName;
  recordId: string;
  change: Change;
  /** The record with the change applied; `null` for a deletion. */
  item: Versioned | null;
  /** The record's name, and the path that opens it. */
  name: string;
  path: string;
  /** Milliseconds since 1970. */
  since: number;
  refusal: Refusal | null;
  /** It was sent, and the hub may have saved it. */
  wasTried: boolean;
  /** It has been saved, and is shown until the lists hold it. */
  isSaved: boolean;
  rules: AnyRules;
}

/** A key that is unique across all collections. */
export function keyOf({ collection, recordId }: Pick<StoredChange, 'collection' | 'recordId'>): string {
  return `${collection}/${recordId}`;
}

/** Whether a loaded record is newer than the version saved from this device: somebody has changed it. */
export function isOutdone(
  { isSaved, item }: Pick<WaitingChange, 'isSaved' | 'item'>,
  { rev }: Versioned,
): boolean {
  return isSaved && item !== null && rev > item.rev;
}

function itemOf(
  rules: AnyRules,
  change: Change,
  id: string,
  person: string,
  since: number,
): Versioned | null {
  if (change.kind === 'create') return creationOf(rules).made(id, change.values, person, new Date(since));
  return change.kind === 'update' ? rules.changed(change.before, change.changes) : null;
}

/** A stored change as the screens show it. */
export function shownAs(rules: AnyRules, stored: StoredChange): WaitingChange {
  const { collection, recordId, change, person, since, refusal, tried } = stored;
  const wasTried = tried.length > 0;
  const item = itemOf(rules, change, recordId, person, since);
  const name = rules.nameOf(item ?? (change as { before: Versioned }).before);
  const path = rules.pathOf(recordId);
  return { collection, recordId, change, item, name, path, since, refusal, wasTried, isSaved: false, rules };
}
