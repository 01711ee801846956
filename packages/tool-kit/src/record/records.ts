import {
  type QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { changeRows, rowsOf } from './loaded-rows';
import type { Locked, RecordRepository, SaveOptions } from './record-repository';

/** The records of a tool: where they are kept, and under which query key all that is known of them lies. */
export interface Records<Item extends Locked, Values> {
  readonly repository: RecordRepository<Item, Values>;
  /** One invalidation of this key refreshes all of the tool's queries. */
  readonly key: QueryKey;
}

/** One record, as a query. */
export function itemQuery<Item extends Locked, Values>(
  { repository, key }: Records<Item, Values>,
  id: string,
) {
  return queryOptions({
    queryKey: [...key, 'item', id],
    queryFn: ({ signal }) => repository.get(id, signal),
  });
}

/** What the newest of the loaded lists knows of a record, and since when. */
function findListed<Item extends Locked, Values>(
  queryClient: QueryClient,
  { key }: Records<Item, Values>,
  id: string,
) {
  const lists = queryClient.getQueryCache().findAll({ queryKey: key });
  return lists
    .map(({ state: { data, dataUpdatedAt } }) => ({
      item: rowsOf(data).find((row) => row.id === id) as Item | undefined,
      loadedAt: dataUpdatedAt,
    }))
    .filter(({ item }) => item !== undefined)
    .sort((a, b) => b.loadedAt - a.loadedAt)[0];
}

/**
 * One record. What a list knows of it is shown at once. A record that is being deleted is not asked for again: the
 * server tells of the change before the page is left.
 */
export function useRecord<Item extends Locked, Values>(records: Records<Item, Values>, id: string) {
  const queryClient = useQueryClient();
  const deletions = useMutationState({
    filters: {
      mutationKey: deletionKey(records, id),
      predicate: ({ state }) => state.status === 'pending' || state.status === 'success',
    },
  });
  return useQuery({
    ...itemQuery(records, id),
    initialData: () => findListed(queryClient, records, id)?.item,
    initialDataUpdatedAt: () => findListed(queryClient, records, id)?.loadedAt,
    enabled: deletions.length === 0,
  });
}

/** Asks again for what is being loaded: it may have been read before a change that this person has just made. */
async function askAnew(queryClient: QueryClient, queryKey: QueryKey) {
  const asked = { queryKey, fetchStatus: 'fetching' } as const;
  const shown = queryClient.getQueryCache().findAll({ ...asked, type: 'active' });
  await queryClient.cancelQueries(asked);
  void queryClient.refetchQueries({ queryKey, predicate: (query) => shown.includes(query) });
}

/** Shows a change in every list that is loaded, and marks all for loading anew the next time they are shown. */
function useShow<Item extends Locked, Values>({ key }: Records<Item, Values>) {
  const queryClient = useQueryClient();
  return async (change: (rows: Item[]) => Item[]) => {
    queryClient.setQueriesData({ queryKey: key }, (data: unknown) =>
      changeRows(data, (rows) => change(rows as Item[])),
    );
    await askAnew(queryClient, key);
    await queryClient.invalidateQueries({ queryKey: key, refetchType: 'none' });
  };
}

/** Gives the function that makes a saved record known at once, wherever it is shown. */
export function useShowSaved<Item extends Locked, Values>(records: Records<Item, Values>) {
  const queryClient = useQueryClient();
  const show = useShow(records);
  return (saved: Item) => {
    queryClient.setQueryData<Item>(itemQuery(records, saved.id).queryKey, saved);
    return show((rows) => rows.map((row) => (row.id === saved.id ? saved : row)));
  };
}

/** What a new record is made of. */
export interface NewRecord<Values> extends SaveOptions {
  /** Of `newRecordId`; the same one when it is tried again. */
  id: string;
  values: Partial<Values>;
}

/** Makes a record; tried again under its id, it still makes only one. */
export function useCreateRecord<Item extends Locked, Values>(records: Records<Item, Values>) {
  return useMutation({
    mutationFn: ({ id, values, ...options }: NewRecord<Values>) =>
      records.repository.create(id, values, options),
    onSuccess: useShowSaved(records),
  });
}

/** What is changed of a record. */
export interface RecordChange<Values> extends SaveOptions {
  /** The record and the revision that the changes were made from. */
  record: Locked;
  changes: Partial<Values>;
}

/** Changes a record; fails with `conflict` when it has changed since its revision. */
export function useUpdateRecord<Item extends Locked, Values>(records: Records<Item, Values>) {
  return useMutation({
    mutationFn: ({ record, changes, ...options }: RecordChange<Values>) =>
      records.repository.update(record, changes, options),
    onSuccess: useShowSaved(records),
  });
}

function deletionKey<Item extends Locked, Values>({ key }: Records<Item, Values>, id: string) {
  return [...key, 'deletion', id];
}

/** Deletes the record with an id. */
export function useDeleteRecord<Item extends Locked, Values>(records: Records<Item, Values>, id: string) {
  const show = useShow(records);
  return useMutation({
    mutationKey: deletionKey(records, id),
    mutationFn: () => records.repository.delete(id),
    onSuccess: () => show((rows) => rows.filter((row) => row.id !== id)),
  });
}
