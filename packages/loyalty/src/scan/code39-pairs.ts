/** The signs that Code 39 has for itself. */
const OWN = /[0-9A-Z \-.]/;

/** The sign that stands before the letter, the first character of the run, and the letter of that. */
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

/** A text as Code 39 writes all of ASCII, in pairs of its own signs (ISO/IEC 16388, annex A): `a` is `+A`. */
export function toCode39Pairs(text: string): string {
  return [...text].map(pairOf).join('');
}
