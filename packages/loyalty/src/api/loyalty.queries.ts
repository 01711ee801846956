import { pb } from '@hub/pb-client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as repo from './loyalty.repo';

/** Everything of the tool lies under this key: one invalidation refreshes it all. */
export const loyaltyKey = ['loyalty'] as const;

/** All cards, by name. */
export const cardsQuery = () =>
  queryOptions({ queryKey: [...loyaltyKey, 'list'], queryFn: () => repo.listCards(pb) });

/** One card. What the list already knows of it is shown at once: nobody waits at a till. */
export const cardQuery = (queryClient: QueryClient, id: string) => {
  const list = cardsQuery().queryKey;
  return queryOptions({
    queryKey: [...loyaltyKey, 'card', id],
    queryFn: ({ signal }) => repo.getCard(pb, id, signal),
    initialData: () => queryClient.getQueryData(list)?.find((card) => card.id === id),
    initialDataUpdatedAt: () => queryClient.getQueryState(list)?.dataUpdatedAt,
  });
};
