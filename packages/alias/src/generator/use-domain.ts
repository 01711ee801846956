import { useState } from 'react';
import { checkDomain, DEFAULT_DOMAIN } from '../model/domain';

interface Domain {
  /** What the field shows. */
  text: string;
  /** How to mend it; nothing where it is a domain. */
  problem: string | undefined;
  /** The last domain that was typed whole. */
  domain: string;
  change: (text: string) => void;
}

function storageKey(personId: string): string {
  return `hub.alias.domain.${personId}`;
}

function domainOf(text: string): string | undefined {
  const check = checkDomain(text);
  return 'domain' in check ? check.domain : undefined;
}

function readDomain(personId: string): string {
  try {
    const stored = localStorage.getItem(storageKey(personId)) ?? '';
    return domainOf(stored) === undefined ? DEFAULT_DOMAIN : stored;
  } catch {
    return DEFAULT_DOMAIN; // Storage is blocked: nothing is remembered.
  }
}

function rememberDomain(personId: string, text: string): void {
  try {
    localStorage.setItem(storageKey(personId), text);
  } catch {
    // Storage is blocked or full: the domain holds until the page is left.
  }
}

/** The domain of new addresses, remembered on this device for each person who signs in here. */
export function useDomain(personId: string): Domain {
  const [text, setText] = useState(() => readDomain(personId));
  const [domain, setDomain] = useState(() => domainOf(text) ?? DEFAULT_DOMAIN);
  const check = checkDomain(text);

  function change(typed: string) {
    setText(typed);
    const typedDomain = domainOf(typed);
    if (typedDomain === undefined) return;
    setDomain(typedDomain);
    rememberDomain(personId, typed.trim());
  }

  return { text, problem: 'problem' in check ? check.problem : undefined, domain, change };
}
