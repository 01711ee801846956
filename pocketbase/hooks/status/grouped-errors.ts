import { withoutPrivate } from './without-private';

/** An error of the server, with the number of times it was logged. */
export interface LoggedError {
  message: string;
  /** When it was last logged, as an ISO instant. */
  lastAt: string;
  count: number;
}

/** An entry of the log. */
export interface Entry {
  message: string;
  created: string;
}

/** How many errors are shown. */
const MOST_ERRORS = 5;

/** Groups entries with the same message; the newest is first. */
export function grouped(entries: readonly Entry[]): LoggedError[] {
  const errors = new Map<string, LoggedError>();
  for (const { message, created } of entries) {
    const text = withoutPrivate(message);
    const known = errors.get(text);
    if (known === undefined) {
      errors.set(text, {
        message: text,
        lastAt: new Date(created.replace(' ', 'T')).toISOString(),
        count: 1,
      });
    } else known.count += 1;
  }
  return [...errors.values()].slice(0, MOST_ERRORS);
}
