/** What the owner is told of the replica. */
export interface ReplicaState {
  /** Where it lies, without passwords. */
  target: string;
  /** When it last held all that the database does, in ISO 8601; `null` where that is not known. */
  lastSync: string | null;
  /** How many seconds ago that was. */
  behind: number | null;
  /** Whether the documents are in it, too; none are kept where only Litestream reaches (sftp). */
  documents: 'copied' | 'waiting' | 'not kept';
  /** What is wrong, in a sentence; `null` when nothing is. */
  error: string | null;
}

/** How things stand with the copies of documents. */
export interface CopyState {
  waiting: number;
  /** Why the last try failed; empty when it did not. */
  error: string;
}

/** After this a replica is late: Litestream looks four times a second, and a large save takes a moment to send. */
const LATE_S = 15;

/** When the replica last held everything, by what Litestream lists; `null` where it never has. */
export function lastSyncOf(listed: string): string | null {
  const { databases } = JSON.parse(listed) as { databases: { last_sync_at?: string }[] };
  return databases[0]?.last_sync_at ?? null;
}

function errorOf(listed: string | null, behind: number | null, copies: CopyState): string | null {
  if (listed === null) return 'Litestream does not run: it is started again within a minute.';
  if (behind === null) return 'Nothing has been replicated yet.';
  if (behind > LATE_S) return `Nothing has been replicated for ${Math.round(behind)} seconds.`;
  return copies.error === '' ? null : `Documents wait to be copied: ${copies.error}`;
}

/**
 * What stands of a replica.
 * @param listed what Litestream lists (`litestream list -json`); `null` when it does not answer
 * @param copies of documents; `null` where none are kept
 * @param now in milliseconds since 1970
 */
export function replicaState(
  target: string,
  listed: string | null,
  copies: CopyState | null,
  now: number,
): ReplicaState {
  const lastSync = listed === null ? null : lastSyncOf(listed);
  const behind = lastSync === null ? null : Math.max(0, Math.round((now - Date.parse(lastSync)) / 100) / 10);
  const documents = copies === null ? 'not kept' : copies.waiting === 0 ? 'copied' : 'waiting';
  return {
    target,
    lastSync,
    behind,
    documents,
    error: errorOf(listed, behind, copies ?? { waiting: 0, error: '' }),
  };
}
