/** A source of random bytes. It is a parameter, so that tests can choose the bytes. */
export type RandomBytes = (count: number) => Uint8Array;

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
const BYTE_VALUES = 256;
/** Lengths of the groups before the @ (specification §9.60). */
const GROUP_LENGTHS = [8, 4, 4, 4, 8];

/** A text of random letters of an alphabet, each as likely as the others. */
export function randomText(length: number, alphabet: string, randomBytes: RandomBytes): string {
  // Bytes from here on are skipped: with them, the first letters would come up more often than the others.
  const firstUnfair = BYTE_VALUES - (BYTE_VALUES % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length - text.length)) {
      if (byte < firstUnfair) text += alphabet.charAt(byte % alphabet.length);
    }
  }
  return text;
}

/** A new address: groups of 8-4-4-4-8 lower-case letters and digits, each as likely as the others, at a domain. */
export function randomAddress(domain: string, randomBytes: RandomBytes): string {
  const groups = GROUP_LENGTHS.map((length) => randomText(length, ALPHABET, randomBytes));
  return `${groups.join('-')}@${domain}`;
}
