import type { useOutbox } from '@hub/tool-kit';

/** The sentence that says which unsent changes are lost by logging out; `null` when no change waits. */
export function lossAtLogOut(outbox: ReturnType<typeof useOutbox>): string | null {
  const count = outbox?.waiting.all().length ?? 0;
  if (count === 0) return null;
  const changes = count === 1 ? 'One change waits' : `${String(count)} changes wait`;
  return `${changes} to be saved on this device. Logging out throws ${count === 1 ? 'it' : 'them'} away.`;
}
