import { pb } from '@hub/pb-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { loyaltyKey } from './loyalty.queries';
import * as repo from './loyalty.repo';
import type { CardValues, LoyaltyCard } from './loyalty.schema';

/** Each mutation refreshes what shows the tool's data; what is said about it is up to the screen. */
function useRefresh(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: loyaltyKey });
}

/** Makes a card. */
export function useCreateCard() {
  return useMutation({
    mutationFn: (values: CardValues) => repo.createCard(pb, values),
    onSuccess: useRefresh(),
  });
}

/** Changes a card that was read at `rev`; fails with `conflict` when it has changed since. */
export function useUpdateCard() {
  return useMutation({
    mutationFn: ({
      card,
      changes,
    }: {
      card: Pick<LoyaltyCard, 'id' | 'rev'>;
      changes: Partial<CardValues>;
    }) => repo.updateCard(pb, card, changes),
    onSuccess: useRefresh(),
  });
}

/** Deletes a card. */
export function useDeleteCard() {
  return useMutation({
    mutationFn: (id: string) => repo.deleteCard(pb, id),
    onSuccess: useRefresh(),
  });
}
