import { addressKey } from './address';
import { randomAddress, type RandomBytes, wordAddress } from '../rules';

/** How many suggestions are shown at a time, and how often one is tried at most (specification §9.61). */
export const SUGGESTION_COUNT = 4;
export const MAX_ATTEMPTS = 1000;

/** How an address is made: of letters and digits as the specification has it, or of words. */
export type AddressKind = 'random' | 'words';

const MAKERS = { random: randomAddress, words: wordAddress };

interface Draw {
  kind?: AddressKind;
  domain: string;
  count: number;
  /** The keys ({@link addressKey}) of all addresses that must not come up. */
  taken: ReadonlySet<string>;
  randomBytes: RandomBytes;
}

/** Makes `count` new addresses, all different and unused; `null` if the attempts did not find enough. */
export function suggestAddresses({
  kind = 'random',
  domain,
  count,
  taken,
  randomBytes,
}: Draw): string[] | null {
  const found = new Set<string>();
  for (let attempt = 0; attempt < MAX_ATTEMPTS && found.size < count; attempt += 1) {
    const address = MAKERS[kind](domain, randomBytes);
    if (!taken.has(addressKey(address))) found.add(address);
  }
  return found.size === count ? [...found] : null;
}
