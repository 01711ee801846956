import { useEffect, useState } from 'react';
import type { CollectionName } from './records.gen';
import { onSessionEnd } from './request';

/** Whose form it is, and for which record: `undefined` for a new one. A part of a page with no record has a name. */
interface FormKey {
  collection: CollectionName;
  personId: string | undefined;
  recordId: string | undefined;
}

/** In memory, because a chosen file can't be stored; signing in again doesn't load the page anew. */
const kept = new Map<string, unknown>();

function nameOf({ collection, personId, recordId }: FormKey): string {
  return JSON.stringify([collection, personId, recordId]);
}

/** Gives a form back, or `null`, to the person whose session ended while it was being filled in; others never get it. */
export function useKeptForm(key: FormKey): unknown {
  const name = nameOf(key);
  const [form] = useState(() => kept.get(name) ?? null);
  useEffect(() => {
    kept.delete(name);
  }, [name]);
  return form;
}

/** Keeps the form in case that the session ends before it is saved; `null` is nothing to keep. */
export function useKeepForm(key: FormKey, form: unknown): void {
  const name = key.personId === undefined ? null : nameOf(key);
  useEffect(
    () =>
      onSessionEnd(() => {
        if (name !== null && form !== null) kept.set(name, form);
      }),
    [name, form],
  );
}
