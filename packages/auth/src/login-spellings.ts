import { decodePunycode } from './punycode';

/** A login in one of the spellings in which it may be stored. */
export interface Login {
  email: string;
  password: string;
}

const PUNYCODE = /^xn--/i;

/** The same address with its domain in Unicode: `ada@münchen.de`. */
function inLetters(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const labels = email.slice(at).split('.');
  const written = labels.map((label) =>
    PUNYCODE.test(label) ? (decodePunycode(label.replace(PUNYCODE, '')) ?? label) : label,
  );
  return email.slice(0, at) + written.join('.');
}

/** The same address with its domain in ASCII, as some browsers send it: `ada@xn--mnchen-3ya.de`. */
function inAscii(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const address = `http://${email.slice(at)}`;
  // ASCII addresses have no other spelling; the server ignores their case.
  if (/^[ -~]*$/.test(email) || !URL.canParse(address)) return email;
  return email.slice(0, at) + new URL(address).hostname;
}

/** The text in the other Unicode form: accents as separate characters (NFD), or with their letters (NFC). */
function otherForm(text: string): string {
  const composed = text.normalize('NFC');
  return composed === text ? text.normalize('NFD') : composed;
}

/** Other spellings under which a login may be stored, depending on browser and keyboard; none for ASCII. */
export function otherSpellings({ email, password }: Login): Login[] {
  const emails = new Set([email, inLetters(email), inAscii(email)]);
  const passwords = new Set([password, otherForm(password)]);
  const all = [...emails].flatMap((address) =>
    [...passwords].map((secret) => ({ email: address, password: secret })),
  );
  return all.slice(1);
}
