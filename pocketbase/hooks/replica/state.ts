/** What the owner sees of the replica. */
export interface ReplicaState {
  /** Its address, without passwords. */
  target: string;
  /**
   * When Litestream's last pass over the database ended, in ISO 8601; `null` if that is unknown. The replica contains what
   * was saved before that pass began, which is a quarter of a second earlier where the machine keeps up.
   */
  lastSync: string | null;
  /** How many seconds ago that was. */
  behind: number | null;
  /** Whether it contains the documents too; `not kept` where only Litestream has access (sftp). */
  documents: 'copied' | 'waiting' | 'not kept';
  /** What is wrong, as a sentence; `null` if nothing is. */
  error: string | null;
}

/** The state of the copies of documents. */
export interface CopyState {
  waiting: number;
  /** Why the last attempt failed; empty if it did not. */
  error: string;
}

/** After so many seconds a replica is late: Litestream looks four times a second, and sending takes a moment. */
const LATE_S = 15;

/** When the last pass ended (see `ReplicaState`), according to Litestream's list; `null` if none did. */
export function lastSyncOf(listed: string): string | null {
  const { databases } = JSON.parse(listed) as { databases: { last_sync_at?: string }[] };
  return databases[0]?.last_sync_at ?? null;
}

function errorOf(listed: string | null, behind: number | null, copies: CopyState): string | null {
  if (listed === null) return 'Litestream is not running: it will be started again within a minute.';
  if (behind === null) return 'Nothing has been replicated yet.';
  if (behind > LATE_S) return `Nothing has been replicated for ${Math.round(behind)} seconds.`;
  return copies.error === '' ? null : `Documents are waiting to be copied: ${copies.error}`;
}

/**
 * The state of a replica.
 * @param listed Litestream's list (`litestream list -json`); `null` if it does not answer
 * @param copies of documents; `null` if the replica has none
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
