import { QUOTED } from '../quiet';

/** The longest sentence of the log that is shown. */
const MOST_LETTERS = 200;

/** What can name a person or a record in a sentence of the log, and what stands in its place. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [QUOTED, '"…"'],
  [/[^\s@"'<>]+@[^\s@"'<>]+/g, '{e-mail}'],
  [/\b(https?:\/\/[^\s/?#]+)[^\s]*/g, '$1/…'],
  [/\?[^\s]+/g, '?…'],
  [/\b[a-z0-9]{15}\b/g, '{id}'],
];

/** A sentence of the log without what is quoted, addresses of people, paths and queries of other hosts, and ids. */
export function withoutPrivate(text: string): string {
  const line = PRIVATE.reduce((said, [pattern, instead]) => said.replace(pattern, instead), text);
  return line.split('\n', 1).join('').slice(0, MOST_LETTERS);
}
