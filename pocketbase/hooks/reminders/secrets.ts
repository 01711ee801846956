import { hubValue } from '../hub-value';
import { execute } from '../services/stored';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 15;
const SECRET_LENGTH = 40;
/** 160 bits in hex. */
const KEY_LENGTH = 40;

/** An id in PocketBase's format. */
export function randomId(): string {
  return $security.randomStringWithAlphabet(ID_LENGTH, LETTERS);
}

/** A secret that nobody can guess: 206 bits in lower-case letters and digits. */
export function randomSecret(): string {
  return $security.randomStringWithAlphabet(SECRET_LENGTH, LETTERS);
}

/** Random bytes. */
export function randomBytes(count: number): Uint8Array {
  const hex = $security.randomStringWithAlphabet(2 * count, '0123456789abcdef');
  return Uint8Array.from({ length: count }, (_, at) => parseInt(hex.slice(2 * at, 2 * at + 2), 16));
}

/** The value stored in the table `_hub` under a name. The first call stores the result of `make`. */
export function storedValue(app: App, name: string, make: () => string): string {
  const known = hubValue(app, name);
  if (known !== '') return known;
  execute(app, 'INSERT OR IGNORE INTO _hub (name, value) VALUES ({:name}, {:value})', {
    name,
    value: make(),
  });
  return hubValue(app, name);
}

/** A key for one purpose, such as an e-mail's link to turn a channel off: a keyed hash in hex, not stored. */
export function keyFor(app: App, purpose: string): string {
  const secret = storedValue(app, 'links', () => $security.randomStringWithAlphabet(64, LETTERS));
  return $security.hs256(purpose, secret).slice(0, KEY_LENGTH);
}

/** Whether a key belongs to a purpose. */
export function opens(app: App, purpose: string, key: string): boolean {
  return $security.equal(key, keyFor(app, purpose));
}
