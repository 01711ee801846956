import { canChange, useSession } from '@hub/auth';
import { Banner, isNotFound, QueryState } from '@hub/ui';
import type { ComponentProps, ReactNode } from 'react';

type Query<Item> = ComponentProps<typeof QueryState<Item>>['query'];

interface OpenRecordProps<Item> {
  /** From `useRecord`. */
  query: Query<Item>;
  /** The list to go to if the record does not exist. */
  list: { label: string; to: string };
  /** Rendered until the record is loaded. */
  loading?: ReactNode;
  /** Renders the record for a person who may only read it. */
  reader: (item: Item) => ReactNode;
  /** Renders the form for a person who may change the record. `isDeleted`: it was deleted after it was opened. */
  children: (item: Item, isDeleted: boolean) => ReactNode;
}

/**
 * One record on its own page: a form for those who may change it, a reader for others. A record that is no
 * longer shared disappears from a reader's screen; an open form stays, so that nothing typed is lost.
 */
export function OpenRecord<Item extends { owner: string | null }>({
  query,
  list,
  loading,
  reader,
  children,
}: OpenRecordProps<Item>) {
  const { user } = useSession();
  const isDeleted = isNotFound(query.error);
  const isMine = query.data !== undefined && canChange(query.data, user);
  const shown = isDeleted && isMine ? { ...query, error: null } : query;
  return (
    <QueryState query={shown} failedToLoad="Failed to load." loading={loading} missing={list}>
      {(item) =>
        canChange(item, user) ? (
          children(item, isDeleted)
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
