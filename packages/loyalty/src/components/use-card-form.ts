import { useSession } from '@hub/auth';
import { type FormRules, useRecordForm } from '@hub/pb-client';
import { useQueryClient } from '@tanstack/react-query';
import { useCreateCard, useUpdateCard } from '../api/loyalty.mutations';
import { cardQuery } from '../api/loyalty.queries';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { type CardDraft, changesOf, draftOf, hasChanges, problemsOf, valuesOf } from '../model/card-draft';

const rules: FormRules<LoyaltyCard, CardDraft> = { draftOf, problemsOf, hasChanges };

/** The state of the form for a card (`null` for a new one). */
export function useCardForm(card: LoyaltyCard | null, onSaved: (saved: LoyaltyCard) => void) {
  const personId = useSession().user?.id;
  const queryClient = useQueryClient();
  const create = useCreateCard();
  const update = useUpdateCard();

  async function save(draft: CardDraft, opened: LoyaltyCard | null) {
    if (opened === null) return create.mutateAsync(valuesOf(draft));
    if (!hasChanges(opened, draft)) return opened;
    return update.mutateAsync({ card: opened, changes: changesOf(opened, draft) });
  }

  return useRecordForm({
    collection: 'loyalty',
    personId,
    item: card,
    rules,
    save,
    reload: (id) => queryClient.query({ ...cardQuery(queryClient, id), staleTime: 0 }),
    onSaved,
  });
}
