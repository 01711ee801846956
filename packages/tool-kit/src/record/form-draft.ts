import { type CollectionName, onSessionEnd } from '@hub/pb-client';
import { useEffect, useEffectEvent, useState } from 'react';

/** Identifies a form: its tool, and the record's id or a name when there is no record yet. */
export interface FormKey {
  collection: CollectionName;
  personId: string | undefined;
  part: string;
}

/** In memory, because a chosen file can't be stored; signing in again doesn't load the page anew. */
const formDrafts = new Map<string, unknown>();

function nameOf({ collection, personId, part }: FormKey): string {
  return JSON.stringify([collection, personId, part]);
}

/** Keeps what a form holds while the person is at another screen for it, such as a scanner: the form goes on with it. */
export function keepFormDraft(key: FormKey, form: unknown): void {
  formDrafts.set(nameOf(key), form);
}

/** What {@link keepFormDraft} keeps of a form that is not on the screen; `null` for nothing. */
export function keptFormDraft(key: FormKey): unknown {
  return formDrafts.get(nameOf(key)) ?? null;
}

/** The draft of a form that the person was filling in when their session ended, once; `null` for none. Others never get it. */
export function useFormDraft(key: FormKey): unknown {
  const name = nameOf(key);
  const [form] = useState(() => formDrafts.get(name) ?? null);
  useEffect(() => {
    formDrafts.delete(name);
  }, [name]);
  return form;
}

/** Stores the form in memory when the session ends, for {@link useFormDraft} after the next sign-in; `null` stores nothing. */
export function useStoreFormDraft(key: FormKey, form: unknown): void {
  const store = useEffectEvent(() => {
    if (key.personId !== undefined && form !== null) formDrafts.set(nameOf(key), form);
  });
  useEffect(() => onSessionEnd(() => store()), []);
}
