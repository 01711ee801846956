import type { CollectionName } from '@hub/pb-client';
import type { FieldTable, StoredOf } from '../record/field-table';
import type { Versioned } from '../record/record-repository';
import { type AnyRules, type OutboxRules, type RecordOutbox, recordRules } from './rules';

/** Declares that changes of these records can wait on the device while the hub can't be reached. */
export function defineOutbox<Item extends Versioned & StoredOf<Table>, Values, Table extends FieldTable>(
  outbox: RecordOutbox<Item, Values, Table>,
): AnyRules {
  return recordRules(outbox);
}

/** The same for records whose changes need rules of their own. */
export function defineOutboxRules<Item extends Versioned, Changes extends object>(
  rules: OutboxRules<Item, Changes>,
): AnyRules {
  return rules;
}

/** The outbox rules by collection. Their code is loaded when there is something to send. */
export type OutboxByCollection = Partial<Record<CollectionName, () => Promise<AnyRules>>>;
