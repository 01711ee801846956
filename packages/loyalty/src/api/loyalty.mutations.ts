import { newRecordId, pb } from '@hub/pb-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cardQuery, cardsQuery } from './loyalty.queries';
import * as repo from './loyalty.repo';
import type { CardValues, LoyaltyCard } from './loyalty.schema';

/** Mutations refresh what shows the tool's data; what is said about success and failure is up to the screen. */

/** The saved card is shown at once where it is opened; the list is only marked, so that it is loaded when it shows. */
function useStoreSaved() {
  const queryClient = useQueryClient();
  return (card: LoyaltyCard) => {
    queryClient.setQueryData(cardQuery(queryClient, card.id).queryKey, card);
    return queryClient.invalidateQueries({ queryKey: cardsQuery().queryKey, refetchType: 'none' });
  };
}

/** Makes a card; tried again, it still makes only one. */
export function useCreateCard() {
  const [id] = useState(newRecordId);
  return useMutation({
    mutationFn: (values: CardValues) => repo.createCard(pb, id, values),
    onSuccess: useStoreSaved(),
  });
}

interface Update {
  /** The card and the revision that the changes were made from. */
  card: Pick<LoyaltyCard, 'id' | 'rev'>;
  changes: Partial<CardValues>;
}

/** Changes a card; fails with `conflict` when it has changed since its revision. */
export function useUpdateCard() {
  return useMutation({
    mutationFn: ({ card, changes }: Update) => repo.updateCard(pb, card, changes),
    onSuccess: useStoreSaved(),
  });
}

/** Deletes a card. Only the list is loaded again: the card itself would no longer be found. */
export function useDeleteCard() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => repo.deleteCard(pb, id),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: cardsQuery().queryKey }),
  });
}
