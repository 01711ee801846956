import { canChange, useSession } from '@hub/auth';
import { HubError } from '@hub/pb-client';
import { QueryState, Skeleton } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { itemQuery } from '../api/expiry.queries';
import type { ExpiryItem } from '../api/expiry.schema';
import { ItemReader } from './item-reader';

interface OpenItemProps {
  id: string;
  /** Draws the item for a person who may change it; `gone` when it was deleted after it was opened. */
  children: (item: ExpiryItem, gone: boolean) => ReactNode;
}

/** Loads one item and shows it to read to those who may not change it. */
export function OpenItem({ id, children }: OpenItemProps) {
  const { user } = useSession();
  const query = useQuery(itemQuery(id));
  const gone = query.error instanceof HubError && query.error.kind === 'not-found';
  // A form that is open outlives its item: what was typed stays, and the form says what happened.
  const shown = gone && query.data !== undefined ? { ...query, error: null } : query;
  return (
    <QueryState query={shown} loading={<Skeleton rows={3} />}>
      {(item) => (canChange(item, user) ? children(item, gone) : <ItemReader item={item} />)}
    </QueryState>
  );
}
