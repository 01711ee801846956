import { useSession } from '@hub/auth';
import { useStoreFormDraft, useFormDraft } from '@hub/tool-kit';
import { useEffectEvent, useLayoutEffect, useReducer } from 'react';
import type { Alias } from '../api/alias.schema';
import { addressKey } from '../model/address';
import { randomBytes } from '../model/random-bytes';
import { type AddressKind, suggestAddresses } from '../model/suggest';
import { freeRows, isHeld, reduceSuggestions, type Suggestion, type Suggestions } from '../model/suggestions';

interface UseSuggestions extends Suggestions {
  /** Puts new addresses in the place of all rows that hold nothing. */
  regenerate: () => void;
  /** Puts an address of the person's own making, which is saved, over the others. */
  add: (alias: Alias) => void;
  /** Changes the state of one row. */
  change: (address: string, change: Partial<Suggestion>) => void;
}

/**
 * The generator's rows: drawn as soon as the aliases to avoid are known and a domain is named, and anew for each domain and
 * kind. Those that hold something outlive a session that ends, as what is typed in them does.
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
