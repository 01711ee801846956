import { useSession } from '@hub/auth';
import { onSessionEnd } from '@hub/pb-client';
import { useEffect, useState } from 'react';
import type { ExpiryItem } from '../api/expiry.schema';
import type { ExpiryDraft } from '../model/expiry-draft';

/** A form as it stood: what it was opened with and what had been made of it. */
export interface OpenForm {
  opened: ExpiryItem | null;
  draft: ExpiryDraft;
}

/** In memory, because a chosen file can't be stored; signing in again doesn't load the page anew. */
let kept: { personId: string; form: OpenForm } | null = null;

/** Gives a form back to the person whose session ended while it was being filled in; others never get it. */
export function useKeptDraft(itemId: string | undefined): OpenForm | null {
  const personId = useSession().user?.id;
  const [form] = useState(() =>
    kept?.personId === personId && kept?.form.opened?.id === itemId ? (kept?.form ?? null) : null,
  );
  useEffect(() => {
    kept = null;
  }, []);
  return form;
}

/** Keeps the form in case that the session ends before it is saved. */
export function useKeepDraft({ opened, draft }: OpenForm): void {
  const personId = useSession().user?.id;
  useEffect(
    () =>
      onSessionEnd(() => {
        if (personId !== undefined) kept = { personId, form: { opened, draft } };
      }),
    [personId, opened, draft],
  );
}
