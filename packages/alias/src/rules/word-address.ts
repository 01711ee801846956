import { type RandomBytes, randomText } from './random-address';

/** Sixty-four of each, so that a byte chooses one with equal chances. */
const FIRST =
  'able amber autumn azure brave bright brisk broad calm candid cheery civil clear clever copper coral cosy crisp early easy fair fancy fond fresh gentle glad golden grand happy hardy hazel honest ivory jolly keen kind light lively lucky lunar mellow merry mild misty neat noble olive opal placid plain polite proud quick quiet rapid ready royal rustic silent silver smooth solar sunny tidy'.split(
    ' ',
  );
const SECOND =
  'acorn anchor apple arrow badger basin beacon birch bridge brook canyon cedar cherry cliff clover comet cradle crane creek daisy delta dolphin falcon feather fern forest fossil garden glacier harbor heron island jasper kettle lagoon lantern lemon linden maple marble meadow mirror moss nectar oasis orchard otter owl pebble pepper pine planet poplar prairie puffin quartz raven river saddle sparrow spruce summit thistle valley'.split(
    ' ',
  );
/** How many digits follow the words. */
const COUNT = 4;
const DIGITS = '0123456789';

function word(words: readonly string[], randomBytes: RandomBytes): string {
  const [byte = 0] = randomBytes(1);
  return words[byte % words.length] ?? '';
}

/** A new address that can be said and remembered, at a domain: two words and four digits, of 41 million. */
export function wordAddress(domain: string, randomBytes: RandomBytes): string {
  const [first, second] = [word(FIRST, randomBytes), word(SECOND, randomBytes)];
  return `${first}-${second}-${randomText(COUNT, DIGITS, randomBytes)}@${domain}`;
}
