import { useEffect, useState } from 'react';
import type { CollectionName } from './records.gen';
import { onSessionEnd } from './request';

/** Whose form it is, and for which record; `undefined` for a new one. */
interface FormKey {
  collection: CollectionName;
  personId: string | undefined;
  recordId: string | undefined;
}

/** In memory, because a chosen file can't be stored; signing in again doesn't load the page anew. */
let kept: (FormKey & { form: unknown }) | null = null;

function take({ collection, personId, recordId }: FormKey): unknown {
  if (kept?.collection !== collection || kept.personId !== personId || kept.recordId !== recordId)
    return null;
  return kept.form;
}

/** Gives a form back, or `null`, to the person whose session ended while it was being filled in; others never get it. */
export function useKeptForm(key: FormKey): unknown {
  const [form] = useState(() => take(key));
  useEffect(() => {
    kept = null;
  }, []);
  return form;
}

/** Keeps the form in case that the session ends before it is saved. */
export function useKeepForm({ collection, personId, recordId }: FormKey, form: unknown): void {
  useEffect(
    () =>
      onSessionEnd(() => {
        if (personId !== undefined) kept = { collection, personId, recordId, form };
      }),
    [collection, personId, recordId, form],
  );
}
