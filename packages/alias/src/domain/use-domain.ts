import { pb, request } from '@hub/pb-client';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { checkDomain } from '../model/domain';
import { readTypedDomain, storeTypedDomain } from './typed-domain';

/** The domain of new addresses, and what its field does. */
export interface Domain {
  /** What the field shows. */
  text: string;
  /** How to mend it; nothing where it is a domain, or nothing was written yet. */
  problem: string | undefined;
  /** The last domain that was typed whole; `null` until the person has named one. */
  domain: string | null;
  change: (text: string) => void;
  /** Sends what was typed to the hub. */
  save: () => void;
}

function domainOf(text: string): string | undefined {
  const check = checkDomain(text);
  return 'domain' in check ? check.domain : undefined;
}

/** What was typed here, unless the person has chosen another domain elsewhere since; `''` where they have named none. */
function firstText(personId: string, chosen: string | null): string {
  const typed = readTypedDomain(personId);
  const domain = typed ? domainOf(typed.text) : undefined;
  const isLatest = domain !== undefined && (!typed?.isSent || chosen === null || domain === chosen);
  return (isLatest && typed?.text) || chosen || '';
}

/**
 * The domain of a person's new addresses. It goes with them to other devices and to their password managers (`chosen` is what
 * the hub has); what it could not take, because it was out of reach, is sent at the next visit.
 */
export function useDomain(personId: string, chosen: string | null): Domain {
  // The hub's comes a moment after a start; until something is typed it is followed.
  const [typedText, setTypedText] = useState<string>();
  const [typedDomain, setTypedDomain] = useState<string>();
  const first = useMemo(() => firstText(personId, chosen), [personId, chosen]);
  const text = typedText ?? first;
  const domain = typedDomain ?? domainOf(first) ?? null;
  const isUntouched = typedText === undefined && text === '';
  const check = checkDomain(text);

  function change(typed: string) {
    setTypedText(typed);
    const whole = domainOf(typed);
    if (whole === undefined) return;
    setTypedDomain(whole);
    storeTypedDomain(personId, { text: typed.trim(), isSent: false });
  }

  function save() {
    const typed = readTypedDomain(personId);
    const aliasDomain = typed && domainOf(typed.text);
    if (!typed || typed.isSent || aliasDomain === undefined) return;
    const remember = () => storeTypedDomain(personId, { ...typed, isSent: true });
    // It stays unsent where the hub can't be reached.
    request(pb, () => pb.collection('users').update(personId, { aliasDomain })).then(
      remember,
      () => undefined,
    );
  }

  const sendEarlier = useEffectEvent(save);
  useEffect(() => sendEarlier(), []);

  const problem = 'problem' in check && !isUntouched ? check.problem : undefined;
  return { text, problem, domain, change, save };
}
