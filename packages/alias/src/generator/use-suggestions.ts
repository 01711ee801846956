import { useSession } from '@hub/auth';
import { deviceDraftParts, useStoreFormDraft, useFormDraft } from '@hub/tool-kit';
import { useEffectEvent, useLayoutEffect, useReducer } from 'react';
import type { Alias } from '../api/alias.schema';
import { addressKey } from '../model/address';
import { randomBytes } from '../model/random-bytes';
import { type AddressKind, suggestAddresses } from '../model/suggest';
import {
  freeRows,
  isInUse,
  reduceSuggestions,
  rowsOfBefore,
  type Suggestion,
  type Suggestions,
  withoutSaved,
} from '../model/suggestions';
import { addCopied, dropCopied, readCopied } from './copied-on-device';

interface UseSuggestions extends Suggestions {
  /** Replaces the addresses of all untouched rows. */
  regenerate: () => void;
  /** Adds a saved address that the person has typed above the others. */
  add: (alias: Alias) => void;
  /** Changes the state of one row. */
  change: (address: string, change: Partial<Suggestion>) => void;
  /** Deletes the copied addresses from the device. */
  discard: () => void;
}

/**
 * The generator's rows: generated once the existing aliases are loaded and there is a domain, and again for
 * each domain and kind. Rows in use survive the end of a session, like the text typed in them. Addresses that
 * were copied, or that something was typed for, are also the first suggestions of the next page, until they
 * are saved or left.
 */
export function useSuggestions(
  aliases: readonly Alias[] | undefined,
  domain: string | null,
  kind: AddressKind,
): UseSuggestions {
  const personId = useSession().user?.id ?? '';
  const key = { collection: 'aliases', personId, part: 'suggestions' } as const;
  const restored = useFormDraft(key) as readonly Suggestion[] | null;
  const [{ rows, exhausted }, dispatch] = useReducer(reduceSuggestions, null, () => ({
    rows:
      restored ?? rowsOfBefore(readCopied(personId), deviceDraftParts({ collection: 'aliases', personId })),
    exhausted: false,
  }));
  useStoreFormDraft(key, rows.filter(isInUse));

  function regenerate() {
    if (domain === null) return;
    const saved = new Set((aliases ?? []).map(({ email }) => addressKey(email)));
    dropCopied(personId, (address) => saved.has(addressKey(address)));
    const left = withoutSaved(rows, saved);
    const taken = new Set([...saved, ...rows.map(({ address }) => addressKey(address))]);
    const addresses = suggestAddresses({ kind, domain, count: freeRows(left), taken, randomBytes });
    dispatch({ type: 'drawn', rows: left, addresses });
  }

  function change(address: string, changes: Partial<Suggestion>) {
    dispatch({ type: 'changed', address, change: changes });
    if (changes.isCopied) addCopied(personId, address);
    if (changes.step === 'saved') dropCopied(personId, (copied) => copied === address);
  }

  const draw = useEffectEvent(regenerate);
  const isLoaded = aliases !== undefined;
  useLayoutEffect(() => {
    if (isLoaded) draw();
  }, [isLoaded, domain, kind]);

  return {
    rows,
    exhausted,
    regenerate,
    add: (alias) => dispatch({ type: 'made', alias }),
    change,
    discard: () => dropCopied(personId, (copied) => rows.some(({ address }) => address === copied)),
  };
}
