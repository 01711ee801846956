/**
 * A failure that the person at the terminal can fix. They see only its message: what went wrong, then what to
 * do. Anything else that is thrown is a bug and keeps its stack trace.
 */
export class Failure extends Error {}

/**
 * The message of a caught value, with its causes.
 * @param {unknown} cause
 * @returns {string}
 */
export function reason(cause) {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause === undefined ? cause.message : `${cause.message}: ${reason(cause.cause)}`;
}
