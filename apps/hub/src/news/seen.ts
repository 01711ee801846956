import { readStoredText, storeText } from '@hub/auth';

const nameOf = (toolId: string) => `seen.${toolId}`;

/**
 * The ids of what others share in a tool, as the person has seen them on this device; `null` if the device knows nothing
 * of it.
 */
export function readSeen(personId: string, toolId: string): ReadonlySet<string> | null {
  const stored = readStoredText(personId, nameOf(toolId));
  return stored === null ? null : new Set(stored.split(' '));
}

/** Has this device remember them until the person logs out. */
export function storeSeen(personId: string, toolId: string, ids: readonly string[]): void {
  storeText(personId, nameOf(toolId), ids.join(' '));
}
