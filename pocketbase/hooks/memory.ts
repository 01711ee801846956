import { noteCause } from './quiet';

/** Replaces a text in the memory of all engines, atomically; returns all that `change` returns. */
export function changeStored<Change extends { stored: string }>(
  key: string,
  change: (before: string | null) => Change,
): Change {
  const made: { change?: Change } = {};
  $app.store().setFunc(key, (before) => (made.change = change(before)).stored);
  return made.change as Change;
}

/** The same for a value that is stored as JSON. */
export function changeJson<Value>(key: string, empty: Value, change: (before: Value) => Value): void {
  changeStored(key, (before) => ({
    stored: JSON.stringify(change(before ? (JSON.parse(before) as Value) : empty)),
  }));
}

/** Whether a cause was not logged within the last minute. `key` names the causes in the server's memory. */
export function isNewCause(key: string, cause: string): boolean {
  return changeStored(key, (before) => noteCause(before, cause, Date.now())).isNew;
}
