import { useSession } from '@hub/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cardsQuery } from '../api/loyalty.queries';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { arrangeCards, readRecent } from '../model/recent-cards';
import { neighboursOf } from '../model/swipe';

/**
 * The cards before and after one, in the order that the list has when the page is opened: what is shown then moves nothing.
 * None where the device does not know the list.
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
