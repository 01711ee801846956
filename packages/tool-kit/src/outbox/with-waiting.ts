import type { QueryLike } from '@hub/ui';
import { useMemo } from 'react';
import type { ListOrder } from '../record/list-order';
import type { Records, Versioned } from '../record/record-repository';
import { isOutdone, type WaitingChange } from './waiting-change';
import { useWaiting } from './outbox-context';

/** A list as it will be once everything is saved. The same array if nothing is unsent. */
export function withWaiting<Item extends Versioned>(
  rows: readonly Item[],
  waiting: readonly Pick<WaitingChange, 'recordId' | 'item' | 'isSaved'>[],
  order: ListOrder<NoInfer<Item>>,
): readonly Item[] {
  if (waiting.length === 0) return rows;
  const shown = waiting.filter(
    (change) => !rows.some((row) => row.id === change.recordId && isOutdone(change, row)),
  );
  const changed = new Set(shown.map(({ recordId }) => recordId));
  const items = shown.flatMap(({ item }) => (item === null ? [] : (item as Item)));
  const added = items.filter((item) => order.belongs?.(item) !== false);
  return [...rows.filter(({ id }) => !changed.has(id)), ...added].sort((a, b) => order.compare(a, b));
}

/** A list query with the unsent changes of this device applied. `order` must be constant. */
export function useListWithWaiting<Item extends Versioned, Values>(
  { repository: { collection } }: Records<Item, Values>,
  query: QueryLike<readonly Item[]>,
  order: ListOrder<Item>,
): QueryLike<readonly Item[]> {
  const waiting = useWaiting(collection);
  const { data, error, refetch } = query;
  const rows = useMemo(() => data && withWaiting(data, waiting, order), [data, waiting, order]);
  return { data: rows, error, refetch };
}
