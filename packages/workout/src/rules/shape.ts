import type { Stored } from './stored';

/** Returns the problem with a field's value, as a sentence; `null` if there is none. */
export type FieldCheck = (value: unknown, of: Stored) => string | null;

/**
 * The first problem of an object's fields, each with its own check. Unknown fields are refused; `null` counts as
 * missing.
 */
export function shapeProblem(
  value: Stored,
  what: string,
  checks: Readonly<Record<string, FieldCheck>>,
): string | null {
  for (const [name, field] of Object.entries(value)) {
    if (!Object.hasOwn(checks, name)) return `${what} has no “${name.slice(0, 40)}”.`;
    const problem = field === undefined || field === null ? null : (checks[name]?.(field, value) ?? null);
    if (problem !== null) return problem;
  }
  return null;
}

/** A check with one sentence for every value that `isRight` does not accept. */
export function fieldCheck(isRight: (value: unknown, of: Stored) => boolean, sentence: string): FieldCheck {
  return (value, of) => (isRight(value, of) ? null : sentence);
}
