import { decodePunycode } from './punycode';

/** A login as it may be stored. */
export interface Login {
  email: string;
  password: string;
}

const PUNYCODE = /^xn--/i;

/** The same address with the letters of its domain as people write them: `ada@münchen.de`. */
function inLetters(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const labels = email.slice(at).split('.');
  const written = labels.map((label) =>
    PUNYCODE.test(label) ? (decodePunycode(label.replace(PUNYCODE, '')) ?? label) : label,
  );
  return email.slice(0, at) + written.join('.');
}

/** The same address with its domain in ASCII, as some browsers send what was typed: `ada@xn--mnchen-3ya.de`. */
function inAscii(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const address = `http://${email.slice(at)}`;
  // Plain letters are what they are; the server does not mind their case.
  if (/^[ -~]*$/.test(email) || !URL.canParse(address)) return email;
  return email.slice(0, at) + new URL(address).hostname;
}

/** The same text with its accents written the other way: as signs of their own, or as one letter with what they stand on. */
function otherForm(text: string): string {
  const composed = text.normalize('NFC');
  return composed === text ? text.normalize('NFD') : composed;
}

/**
 * The other ways in which a typed login may be stored: which one depends on the browser and the keyboard that it was first typed
 * with. A login in plain letters has none.
 */
export function otherSpellings({ email, password }: Login): Login[] {
  const emails = new Set([email, inLetters(email), inAscii(email)]);
  const passwords = new Set([password, otherForm(password)]);
  const all = [...emails].flatMap((address) =>
    [...passwords].map((secret) => ({ email: address, password: secret })),
  );
  return all.slice(1);
}
