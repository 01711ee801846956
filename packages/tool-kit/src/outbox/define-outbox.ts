import type { CollectionName } from '@hub/pb-client';
import type { FieldTable } from '../record/field-table';
import type { Locked } from '../record/record-repository';
import type { OutboxRules, RecordOutbox } from './rules';

/** How the changes of one collection wait, as its tool says it. */
export type ToolOutbox = OutboxRules | RecordOutbox;

/** Declares that changes of these records may wait on the device while the hub can't be reached. */
export function defineOutbox<Item extends Locked, Values, Table extends FieldTable>(
  outbox: RecordOutbox<Item, Values, Table>,
): ToolOutbox {
  return outbox as unknown as RecordOutbox;
}

/** What the tools say of each collection whose changes may wait; their code is loaded when there is something to send. */
export type OutboxByCollection = Partial<Record<CollectionName, () => Promise<ToolOutbox>>>;
