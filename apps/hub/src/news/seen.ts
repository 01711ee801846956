import { readStoredText, storeText } from '@hub/auth';

const nameOf = (toolId: string) => `seen.${toolId}`;

/** The ids of a tool's shared records that the person has seen on this device; `null` if none are stored yet. */
export function readSeen(personId: string, toolId: string): ReadonlySet<string> | null {
  const stored = readStoredText(personId, nameOf(toolId));
  return stored === null ? null : new Set(stored.split(' '));
}

/** Stores them on this device until the person logs out. */
export function storeSeen(personId: string, toolId: string, ids: readonly string[]): void {
  storeText(personId, nameOf(toolId), ids.join(' '));
}
