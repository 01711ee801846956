import { useSession } from '@hub/auth';
import { type FormRules, useRecordForm } from '@hub/pb-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCreateItem, useUpdateItem } from '../api/expiry.mutations';
import { itemQuery } from '../api/expiry.queries';
import type { ExpiryItem } from '../api/expiry.schema';
import {
  changesOf,
  draftOf,
  type ExpiryDraft,
  hasChanges,
  problemsOf,
  valuesOf,
} from '../model/expiry-draft';

const rules: FormRules<ExpiryItem, ExpiryDraft> = {
  draftOf,
  problemsOf,
  hasChanges,
  judgedAtOnce: ['document'],
};

/** The state of the form for an item (`null` for a new one), and how much of its document is through. */
export function useExpiryForm(item: ExpiryItem | null, onSaved: () => void) {
  const personId = useSession().user?.id;
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<number>();
  const create = useCreateItem(setProgress);
  const update = useUpdateItem(setProgress);

  async function send(draft: ExpiryDraft, opened: ExpiryItem | null) {
    if (opened === null) await create.mutateAsync(valuesOf(draft));
    else if (hasChanges(opened, draft))
      await update.mutateAsync({ item: opened, changes: changesOf(opened, draft) });
  }

  const form = useRecordForm({
    collection: 'expiry',
    personId,
    item,
    rules,
    save: (draft, opened) => send(draft, opened).finally(() => setProgress(undefined)),
    reload: (id) => queryClient.query({ ...itemQuery(id), staleTime: 0 }),
    onSaved,
  });
  return { ...form, progress };
}
