/**
 * A failure that the person at the terminal can mend. Its message is the whole of what they see:
 * what went wrong, then what to do. Anything else that is thrown is a bug and keeps its stack.
 */
export class Failure extends Error {}

/**
 * What a caught value says, in a few words.
 * @param {unknown} cause
 * @returns {string}
 */
export function reason(cause) {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause === undefined ? cause.message : `${cause.message}: ${reason(cause.cause)}`;
}
