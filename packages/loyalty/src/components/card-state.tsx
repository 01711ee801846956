import { type QueryLike, QueryState } from '@hub/ui';
import type { ReactNode } from 'react';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { listLink } from '../paths';
import { CardSkeleton } from './card-skeleton';

interface CardStateProps {
  query: QueryLike<LoyaltyCard>;
  children: (card: LoyaltyCard) => ReactNode;
}

/** A loaded card; until then its placeholder, or why it can't be shown. */
export function CardState({ query, children }: CardStateProps) {
  return (
    <QueryState query={query} failedToLoad="Failed to load." loading={<CardSkeleton />} missing={listLink}>
      {children}
    </QueryState>
  );
}
