import { useSession } from '@hub/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cardsQuery } from '../api/loyalty.queries';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { arrangeCards, readRecent } from '../model/recent-cards';
import { neighboursOf } from '../model/swipe';

/**
 * The previous and the next card, in the order of the list when the page was opened: viewing cards, which
 * makes them recent, does not change it. None if the list is not cached.
 */
export function useNeighbours(id: string): ReturnType<typeof neighboursOf<LoyaltyCard>> {
  const queryClient = useQueryClient();
  const personId = useSession().user?.id ?? '';
  const [order] = useState(() => {
    const cards = queryClient.getQueryData(cardsQuery().queryKey) ?? [];
    const { recent, others, archived } = arrangeCards(cards, readRecent(personId));
    return [...recent, ...others, ...archived];
  });
  return neighboursOf(order, id);
}
