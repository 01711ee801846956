/** Catches unfinished addresses early; the server decides what is an address. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** RFC 5321, 4.5.3.1: what no mail server takes more of. */
const MOST_BEFORE_AT = 64;
const MOST_IN_ALL = 254;

/** Characters that can’t be seen, and full-width ones, which look like others: keyboards and web pages bring them. */
const UNLIKELY = /[\p{Cc}\p{Cf}\u115f\u1160\u2800\u3000\u3002\u3164\uff00-\uffef]/u;

const tooLong = (part: string, most: number, has: number) =>
  `${part} may have at most ${String(most)} characters; this has ${String(has)}.`;

/** Why no mail server would take an address, as a sentence; `undefined` where one would. */
export function addressProblem(typed: string): string | undefined {
  const address = typed.trim();
  if (UNLIKELY.test(address)) {
    return 'It has a character that can’t be seen or looks like another one. Type the address again.';
  }
  if (!ADDRESS.test(address)) return 'Enter a whole address, such as news@example.com.';
  const [name = ''] = address.split('@');
  if (/^\.|\.\.|\.$/.test(name)) return 'Before the @, a dot must stand between two other characters.';
  if (name.length > MOST_BEFORE_AT) return tooLong('The part before the @', MOST_BEFORE_AT, name.length);
  return address.length > MOST_IN_ALL ? tooLong('An address', MOST_IN_ALL, address.length) : undefined;
}
