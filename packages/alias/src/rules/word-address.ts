import type { RandomBytes } from './random-address';

/** Sixty-four of each, so that a byte chooses one with equal chances. */
const FIRST =
  'able amber autumn azure brave bright brisk broad calm candid cheery civil clear clever copper coral cosy crisp early easy fair fancy fond fresh gentle glad golden grand happy hardy hazel honest ivory jolly keen kind light lively lucky lunar mellow merry mild misty neat noble olive opal placid plain polite proud quick quiet rapid ready royal rustic silent silver smooth solar sunny tidy'.split(
    ' ',
  );
const SECOND =
  'acorn anchor apple arrow badger basin beacon birch bridge brook canyon cedar cherry cliff clover comet cradle crane creek daisy delta dolphin falcon feather fern forest fossil garden glacier harbor heron island jasper kettle lagoon lantern lemon linden maple marble meadow mirror moss nectar oasis orchard otter owl pebble pepper pine planet poplar prairie puffin quartz raven river saddle sparrow spruce summit thistle valley'.split(
    ' ',
  );
const DIGITS = 4;
/** Bytes from here on are passed over: with them, the first digits would come up more often than the others. */
const FIRST_UNFAIR_BYTE = 250;

function word(words: readonly string[], randomBytes: RandomBytes): string {
  const [byte = 0] = randomBytes(1);
  return words[byte % words.length] ?? '';
}

function digits(randomBytes: RandomBytes): string {
  let text = '';
  while (text.length < DIGITS) {
    for (const byte of randomBytes(DIGITS - text.length))
      if (byte < FIRST_UNFAIR_BYTE) text += String(byte % 10);
  }
  return text;
}

/** A new address that can be said and remembered, at a domain: two words and four digits, of 41 million. */
export function wordAddress(domain: string, randomBytes: RandomBytes): string {
  const words = [word(FIRST, randomBytes), word(SECOND, randomBytes), digits(randomBytes)];
  return `${words.join('-')}@${domain}`;
}
