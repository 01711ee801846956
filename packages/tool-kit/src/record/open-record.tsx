import { canChange, useSession } from '@hub/auth';
import { Banner, isNotFound, QueryState } from '@hub/ui';
import type { ComponentProps, ReactNode } from 'react';

type Query<Item> = ComponentProps<typeof QueryState<Item>>['query'];

interface OpenRecordProps<Item> {
  /** Of `useRecord`. */
  query: Query<Item>;
  /** Where the way leads on from a record that is not there. */
  list: { label: string; to: string };
  /** Rendered until the record is loaded. */
  loading?: ReactNode;
  /** Draws the record for a person who may only read it. */
  reader: (item: Item) => ReactNode;
  /** Draws the form for a person who may change it; `gone` when the record was deleted after it was opened. */
  children: (item: Item, gone: boolean) => ReactNode;
}

/**
 * One record on its own page: to change for those who may, to read for others. What others no longer see leaves
 * their screen; a form that is open outlives its record, so that what was typed stays.
 */
export function OpenRecord<Item extends { owner: string | null }>({
  query,
  list,
  loading,
  reader,
  children,
}: OpenRecordProps<Item>) {
  const { user } = useSession();
  const gone = isNotFound(query.error);
  const isMine = query.data !== undefined && canChange(query.data, user);
  const shown = gone && isMine ? { ...query, error: null } : query;
  return (
    <QueryState query={shown} failedToLoad="Failed to load." loading={loading} missing={list}>
      {(item) =>
        canChange(item, user) ? (
          children(item, gone)
        ) : (
          <>
            <Banner tone="info">
              Shared with everyone here. Only {item.owner === null ? 'an admin' : 'its owner'} can change it.
            </Banner>
            {reader(item)}
          </>
        )
      }
    </QueryState>
  );
}
