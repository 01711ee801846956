/** The characters that Code 39 encodes directly. */
const OWN = /[0-9A-Z \-.]/;

/** Each run: its prefix character, its first and last character, and the letter for the first one. */
const RUNS = [
  ['$', '\x01', '\x1a', 'A'],
  ['%', '\x1b', '\x1f', 'A'],
  ['/', '!', ',', 'A'],
  ['/', '/', '/', 'O'],
  ['/', ':', ':', 'Z'],
  ['%', ';', '?', 'F'],
  ['%', '@', '@', 'V'],
  ['%', '[', '_', 'K'],
  ['%', '`', '`', 'W'],
  ['+', 'a', 'z', 'A'],
  ['%', '{', '\x7f', 'P'],
  ['%', '\0', '\0', 'U'],
] as const;

function pairOf(sign: string): string {
  if (OWN.test(sign)) return sign;
  const run = RUNS.find(([, first, last]) => sign >= first && sign <= last);
  if (run === undefined) return sign;
  const [before, first, , letter] = run;
  return before + String.fromCharCode(letter.charCodeAt(0) + sign.charCodeAt(0) - first.charCodeAt(0));
}

/**
 * A text in Code 39's full ASCII, which writes other characters as pairs of its own (ISO/IEC 16388, A): `a` is `+A`.
 */
export function toCode39Pairs(text: string): string {
  return [...text].map(pairOf).join('');
}
