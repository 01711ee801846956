import { useSession } from '@hub/auth';
import { useStoreFormDraft, useFormDraft } from '@hub/tool-kit';
import { useEffectEvent, useLayoutEffect, useReducer } from 'react';
import type { Alias } from '../api/alias.schema';
import { addressKey } from '../model/address';
import { randomBytes } from '../model/random-bytes';
import { type AddressKind, suggestAddresses } from '../model/suggest';
import { freeRows, isHeld, reduceSuggestions, type Suggestion, type Suggestions } from '../model/suggestions';

interface UseSuggestions extends Suggestions {
  /** Replaces the addresses of all untouched rows. */
  regenerate: () => void;
  /** Adds a saved address that the person has typed above the others. */
  add: (alias: Alias) => void;
  /** Changes the state of one row. */
  change: (address: string, change: Partial<Suggestion>) => void;
}

/**
 * The generator's rows: generated once the existing aliases are loaded and there is a domain, and again for
 * each domain and kind. Rows in use survive the end of a session, like the text typed in them.
 */
export function useSuggestions(
  aliases: readonly Alias[] | undefined,
  domain: string | null,
  kind: AddressKind,
): UseSuggestions {
  const key = { collection: 'aliases', personId: useSession().user?.id, part: 'suggestions' } as const;
  const kept = useFormDraft(key) as readonly Suggestion[] | null;
  const [{ rows, exhausted }, dispatch] = useReducer(reduceSuggestions, {
    rows: kept ?? [],
    exhausted: false,
  });
  useStoreFormDraft(key, rows.filter(isHeld));

  function regenerate() {
    if (domain === null) return;
    const known = [...(aliases ?? []).map(({ email }) => email), ...rows.map(({ address }) => address)];
    const taken = new Set(known.map(addressKey));
    const addresses = suggestAddresses({ kind, domain, count: freeRows(rows), taken, randomBytes });
    dispatch({ type: 'drawn', addresses });
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
    change: (address, change) => dispatch({ type: 'changed', address, change }),
  };
}
