import type { CollectionName } from '@hub/pb-client';
import type { FieldTable, StoredOf } from '../record/field-table';
import type { Locked } from '../record/record-repository';
import type { AnyRecordOutbox, AnyRules, OutboxRules, RecordOutbox } from './rules';

/** How the changes of one collection wait, as its tool says it. */
export type ToolOutbox = AnyRules | AnyRecordOutbox;

/**
 * Declares that changes of these records may wait on the device while the hub can't be reached. What is kept for a
 * collection comes back to the rules that it was kept by, so that their types need not be known in between.
 */
export function defineOutbox<Item extends Locked & StoredOf<Table>, Values, Table extends FieldTable>(
  outbox: RecordOutbox<Item, Values, Table>,
): ToolOutbox {
  return outbox as unknown as AnyRecordOutbox;
}

/** The same for records whose changes need rules of their own. */
export function defineOutboxRules<Item extends Locked, Changes extends object>(
  rules: OutboxRules<Item, Changes>,
): ToolOutbox {
  return rules as unknown as AnyRules;
}

/** The outbox rules by collection. Their code is loaded when there is something to send. */
export type OutboxByCollection = Partial<Record<CollectionName, () => Promise<ToolOutbox>>>;
