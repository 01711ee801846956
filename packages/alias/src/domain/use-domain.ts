import { pb, request } from '@hub/pb-client';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { checkDomain } from '../model/domain';
import { readTypedDomain, storeTypedDomain } from './typed-domain';

/** The domain of new addresses, and the state of its field. */
export interface Domain {
  /** What the field shows. */
  text: string;
  /** How to correct it; `undefined` if it is valid, or nothing was typed yet. */
  problem: string | undefined;
  /** The last complete domain; `null` until the person has entered one. */
  domain: string | null;
  change: (text: string) => void;
  /** Sends what was typed to the hub. */
  save: () => void;
}

function domainOf(text: string): string | undefined {
  const check = checkDomain(text);
  return 'domain' in check ? check.domain : undefined;
}

/** The domain typed here, unless the person has chosen another one elsewhere since; `''` if there is none. */
function firstText(personId: string, chosen: string | null): string {
  const typed = readTypedDomain(personId);
  const domain = typed ? domainOf(typed.text) : undefined;
  const isLatest = domain !== undefined && (!typed?.isSent || chosen === null || domain === chosen);
  return (isLatest && typed?.text) || chosen || '';
}

/**
 * The domain of a person's new addresses. It is shared with their other devices and password managers
 * (`chosen` is the hub's); a change that the hub did not get, because it was unreachable, is sent at the next
 * visit.
 */
export function useDomain(personId: string, chosen: string | null): Domain {
  // The hub's value arrives a moment after a start; until something is typed, the field shows it.
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
    const remember = () => {
      // What was typed meanwhile is not sent yet.
      if (readTypedDomain(personId)?.text === typed.text)
        storeTypedDomain(personId, { ...typed, isSent: true });
    };
    // It stays unsent if the hub can't be reached.
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
