import { QUOTED } from '../quiet';

/** The longest log message that is shown. */
const MOST_LETTERS = 200;

/** What can identify a person or a record in a log message, and its replacement. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [QUOTED, '"…"'],
  [/[^\s@"'<>]+@[^\s@"'<>]+/g, '{e-mail}'],
  [/\b(https?:\/\/[^\s/?#]+)[^\s]*/g, '$1/…'],
  [/\?[^\s]+/g, '?…'],
  [/\b[a-z0-9]{15}\b/g, '{id}'],
];

/** A log message without quoted text, people's addresses, paths and queries of other hosts, and ids. */
export function withoutPrivate(text: string): string {
  const line = PRIVATE.reduce((said, [pattern, instead]) => said.replace(pattern, instead), text);
  return line.split('\n', 1).join('').slice(0, MOST_LETTERS);
}
