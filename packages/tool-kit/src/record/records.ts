import { HubError } from '@hub/pb-client';
import { isNotFound, type QueryLike } from '@hub/ui';
import {
  type QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { useWaiting } from '../outbox/outbox-context';
import { useSave } from '../outbox/use-enqueue';
import { isOutdone } from '../outbox/waiting-change';
import { STALE_AFTER_MS } from '../tool/query-client';
import { itemKey, putIntoQueries, rowsOf } from './loaded-rows';
import type { Records, SaveOptions, Versioned } from './record-repository';

/** One record, as a query. */
export function itemQuery<Item extends Versioned, Values>(
  { repository, key }: Records<Item, Values>,
  id: string,
) {
  return queryOptions({
    queryKey: itemKey(key, id),
    queryFn: ({ signal }) => repository.get(id, signal),
  });
}

/**
 * A record from the most recently loaded list that holds it, with the time when that list was loaded. From a
 * list that is out of date, or being reloaded for that, it is old enough to be requested.
 */
function findListed<Item extends Versioned, Values>(
  queryClient: QueryClient,
  { key }: Records<Item, Values>,
  id: string,
) {
  const lists = queryClient.getQueryCache().findAll({ queryKey: key });
  return lists
    .map(({ state: { data, dataUpdatedAt, isInvalidated } }) => ({
      item: rowsOf(data).find((row) => row.id === id) as Item | undefined,
      loadedAt: isInvalidated ? Math.min(dataUpdatedAt, Date.now() - STALE_AFTER_MS) : dataUpdatedAt,
    }))
    .filter(({ item }) => item !== undefined)
    .sort((a, b) => b.loadedAt - a.loadedAt)[0];
}

/**
 * The error of a record's query. "Not found" stays on the screen while the record is requested again, so that
 * the buttons below it don't vanish under a finger and come back.
 */
function useFailure(id: string, data: unknown, error: Error | null): Error | null {
  const [missing, setMissing] = useState<{ id: string; error: Error } | null>(null);
  if (error !== null && isNotFound(error) && missing?.error !== error) setMissing({ id, error });
  const isReloading = data === undefined && error === null && missing?.id === id;
  return isReloading ? missing.error : error;
}

/** The pending and completed deletions of a record: what belongs to it is no longer requested. */
export function useDeletions<Item extends Versioned, Values>(records: Records<Item, Values>, id: string) {
  return useMutationState({
    filters: {
      mutationKey: deletionKey(records, id),
      predicate: ({ state }) => state.status === 'pending' || state.status === 'success',
    },
  });
}

/**
 * Returns one record with its unsent change; at once, if a loaded list has it. A record that is being deleted or is
 * not created yet is not requested.
 */
export function useRecord<Item extends Versioned, Values>(
  records: Records<Item, Values>,
  id: string,
): QueryLike<Item> {
  const queryClient = useQueryClient();
  const waiting = useWaiting(records.repository.collection).find(({ recordId }) => recordId === id);
  const deletions = useDeletions(records, id);
  const {
    data,
    error: failure,
    refetch,
  } = useQuery({
    ...itemQuery(records, id),
    initialData: () => findListed(queryClient, records, id)?.item,
    initialDataUpdatedAt: () => findListed(queryClient, records, id)?.loadedAt,
    enabled: deletions.length === 0 && waiting?.change.kind !== 'create',
  });
  const error = useFailure(id, data, failure);
  if (waiting === undefined || (data && isOutdone(waiting, data))) return { data, error, refetch };
  if (waiting.item !== null) return { data: waiting.item as Item, error: null, refetch };
  // While the deletion is pending, the page is about to navigate away: it shows no error.
  const isLeft = deletions.some(({ status }) => status === 'pending');
  return { data, error: isLeft ? null : new HubError('not-found'), refetch };
}

/** Restarts pending queries: the server may have read their data before the person's latest change. */
async function reloadPending(queryClient: QueryClient, queryKey: QueryKey) {
  const fetching = { queryKey, fetchStatus: 'fetching' } as const;
  const shown = queryClient.getQueryCache().findAll({ ...fetching, type: 'active' });
  await queryClient.cancelQueries(fetching);
  void queryClient.refetchQueries({ queryKey, predicate: (query) => shown.includes(query) });
}

/** Shows a save or a deletion in every loaded query, and has the tool's queries reloaded when they are shown next. */
function useShow<Item extends Versioned, Values>(records: Records<Item, Values>) {
  const queryClient = useQueryClient();
  return async (id: string, saved: Item | null) => {
    const { key } = records;
    putIntoQueries(queryClient, records, id, saved);
    await reloadPending(queryClient, key);
    await queryClient.invalidateQueries({ queryKey: key, refetchType: 'none' });
  };
}

/** Returns the function that shows a saved record wherever it is loaded. */
export function useShowSaved<Item extends Versioned, Values>(records: Records<Item, Values>) {
  const show = useShow(records);
  return (saved: Item) => show(saved.id, saved);
}

/** The values of a new record. */
export interface NewRecord<Values> extends SaveOptions {
  /** From `newRecordId`; a retry uses the same one. */
  id: string;
  values: Partial<Values>;
}

/** Creates a record; a retry with the same id creates no second one. Without the hub, it is queued. */
export function useCreateRecord<Item extends Versioned, Values>(records: Records<Item, Values>) {
  const save = useSave<Item>(records.repository.collection);
  const showSaved = useShowSaved(records);
  return useMutation({
    mutationFn: ({ id, values, ...options }: NewRecord<Values>) =>
      save(id, { kind: 'create', values }, async () => {
        const saved = await records.repository.create(id, values, options);
        await showSaved(saved);
        return saved;
      }),
  });
}

/** The changed fields of a record. */
export interface RecordChange<Item extends Versioned, Values> extends SaveOptions {
  /** The record as it was when the changes were made. */
  record: Item;
  changes: Partial<Values>;
}

/** Changes a record; fails with `conflict` if its revision is no longer that. Without the hub, it is queued. */
export function useUpdateRecord<Item extends Versioned, Values>(records: Records<Item, Values>) {
  const save = useSave<Item>(records.repository.collection);
  const showSaved = useShowSaved(records);
  return useMutation({
    mutationFn: ({ record, changes, ...options }: RecordChange<Item, Values>) =>
      save(record.id, { kind: 'update', before: record, changes }, async () => {
        const saved = await records.repository.update(record, changes, options);
        await showSaved(saved);
        return saved;
      }),
  });
}

/** The mutation key of a record's deletion. */
export function deletionKey<Item extends Versioned, Values>({ key }: Records<Item, Values>, id: string) {
  return [...key, 'deletion', id];
}

/** Deletes a record, at once or when the hub can be reached. */
export function useDeleteRecord<Item extends Versioned, Values>(records: Records<Item, Values>, item: Item) {
  const show = useShow(records);
  const save = useSave<Item>(records.repository.collection);
  return useMutation({
    mutationKey: deletionKey(records, item.id),
    mutationFn: () =>
      save(item.id, { kind: 'delete', before: item }, async () => {
        await records.repository.delete(item.id);
        await show(item.id, null);
        return item;
      }),
  });
}
