import { TAKEN } from './hub-error';

/** PocketBase's messages, and the hub's replacements: what is wrong, and what to do. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/^Cannot be blank\.?$/, 'Fill this in.'],
  [/^Must be a valid email address\.?$/, 'Enter an e-mail address such as name@example.com.'],
  [/^Must be a valid url\.?$/i, 'Enter an address that begins with https:// or http://.'],
  [
    /^Invalid value format\.?$/,
    'This is not in the format that the hub needs. Follow the example in the field, or leave it empty.',
  ],
  [
    /^The maximum allowed JSON size is \d+ bytes\.?$/,
    'This is more than one record can hold. Shorten its texts, or remove something.',
  ],
  [/^Must be no more than (\d+) character\(s\)\.?$/, 'Use at most $1 characters.'],
  [/^Must be at least (\d+) character\(s\)\.?$/, 'Use at least $1 characters.'],
  [/^Must be greater or equal than (\S+?)\.?$/, 'Use $1 or more.'],
  [/^Must be less or equal than (\S+?)\.?$/, 'Use $1 or less.'],
  [/^Decimal numbers are not allowed\.?$/, 'Use a whole number.'],
  [/^Value must be unique\.?$/, TAKEN],
  [
    /^Failed to find all relation records with the provided ids\.?$/,
    'Who or what this belongs to is no longer here.',
  ],
  [/^Invalid value .*$/, 'This is not one of the choices. Choose again.'],
];

/** The hub's message for one of PocketBase's; returns the hub's own messages unchanged. */
export function plainSentence(sentence: string): string {
  const found = PLAIN.find(([pattern]) => pattern.test(sentence));
  return found ? sentence.replace(found[0], found[1]) : sentence;
}
