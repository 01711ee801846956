import { useKeepForm, useKeptForm } from '@hub/pb-client';
import { useEffectEvent, useLayoutEffect, useMemo, useReducer } from 'react';
import type { Alias } from '../api/alias.schema';
import { addressKey } from '../model/address';
import type { EditAction } from '../model/edit-state';
import { newAlias } from '../model/new-alias';
import { suggestAddresses } from '../model/suggest';
import {
  freeRows,
  heldRows,
  NO_SUGGESTIONS,
  reduceSuggestions,
  type Suggestion,
  type Suggestions,
} from '../model/suggestions';
import { usePageKey } from './use-page-key';
import { useSaveAlias } from './use-save-alias';

interface UseSuggestions extends Suggestions {
  /** Puts new addresses in the place of all that are not being edited or saved. */
  regenerate: () => void;
  /** What the person does with one row. */
  act: (row: Suggestion, action: EditAction<string>) => void;
  save: (row: Suggestion, description: string) => Promise<void>;
}

function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

/**
 * The generator's rows: drawn as soon as the aliases to avoid are known, and anew for each domain. What is typed in
 * them outlives a session that ends.
 */
export function useSuggestions(aliases: readonly Alias[] | undefined, domain: string): UseSuggestions {
  const key = usePageKey('suggestions');
  const kept = useKeptForm(key) as Suggestions | null;
  const [suggestions, dispatch] = useReducer(reduceSuggestions, kept ?? NO_SUGGESTIONS);
  useKeepForm(
    key,
    useMemo(() => heldRows(suggestions), [suggestions]),
  );
  const saveAlias = useSaveAlias();
  const { rows } = suggestions;

  function regenerate() {
    const known = [...(aliases ?? []).map(({ email }) => email), ...rows.map(({ address }) => address)];
    const taken = new Set(known.map(addressKey));
    const addresses = suggestAddresses({ domain, count: freeRows(rows), taken, randomBytes });
    dispatch(addresses === null ? { type: 'exhausted' } : { type: 'drawn', addresses });
  }

  const act = ({ address }: Suggestion, action: EditAction<string>) =>
    dispatch({ type: 'row', address, action });

  async function save(row: Suggestion, description: string) {
    act(row, { type: 'save' });
    act(row, await saveAlias(newAlias(row.address, description)));
  }

  const draw = useEffectEvent(regenerate);
  const isLoaded = aliases !== undefined;
  useLayoutEffect(() => {
    if (isLoaded) draw();
  }, [isLoaded, domain]);

  return { ...suggestions, regenerate, act, save };
}
