import { type CollectionName, onSessionEnd } from '@hub/pb-client';
import { useEffect, useEffectEvent, useState } from 'react';

/** Whose form it is, and for which part of a tool: the record's id, or a name where there is no record yet. */
interface FormKey {
  collection: CollectionName;
  personId: string | undefined;
  part: string;
}

/** In memory, because a chosen file can't be stored; signing in again doesn't load the page anew. */
const kept = new Map<string, unknown>();

function nameOf({ collection, personId, part }: FormKey): string {
  return JSON.stringify([collection, personId, part]);
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
  const keep = useEffectEvent(() => {
    if (key.personId !== undefined && form !== null) kept.set(nameOf(key), form);
  });
  useEffect(() => onSessionEnd(() => keep()), []);
}
