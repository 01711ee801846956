import { type CollectionName, onSessionEnd } from '@hub/pb-client';
import { useEffect, useEffectEvent, useState } from 'react';

/** Identifies a form: its tool, and the record's id, or a name if there is no record yet. */
export interface FormKey {
  collection: CollectionName;
  personId: string | undefined;
  part: string;
}

/** In memory, because a chosen file can't be stored; signing in again does not reload the page. */
const formDrafts = new Map<string, unknown>();

function nameOf({ collection, personId, part }: FormKey): string {
  return JSON.stringify([collection, personId, part]);
}

/** Keeps a form's draft while another screen, such as a scanner, is open for it; the form then continues. */
export function keepFormDraft(key: FormKey, form: unknown): void {
  formDrafts.set(nameOf(key), form);
}

/** The draft that {@link keepFormDraft} has kept of a form that is not on the screen; `null` for none. */
export function keptFormDraft(key: FormKey): unknown {
  return formDrafts.get(nameOf(key)) ?? null;
}

/**
 * Returns the draft that a form had at the end of the session, once and only to the same person; `null` if there is
 * none.
 */
export function useFormDraft(key: FormKey): unknown {
  const name = nameOf(key);
  const [form] = useState(() => formDrafts.get(name) ?? null);
  useEffect(() => {
    formDrafts.delete(name);
  }, [name]);
  return form;
}

/**
 * Keeps a form's draft (`null` if there is none) when the session ends, for {@link useFormDraft} after the next
 * sign-in.
 */
export function useStoreFormDraft(key: FormKey, form: unknown): void {
  const store = useEffectEvent(() => {
    if (key.personId !== undefined && form !== null) formDrafts.set(nameOf(key), form);
  });
  useEffect(() => onSessionEnd(() => store()), []);
}
