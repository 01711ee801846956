const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long a backup may remain unproved before the owner is warned. */
const PATIENCE_MS = 2 * DAY;
/** How long after a failed proof it is not tried again. */
const REST_MS = 12 * HOUR;
/** The hours of the owner's night in which the hub proves backups: from one to six. */
const NIGHT = { from: 1, until: 6 } as const;

/** A backup in the folder or in the bucket. */
export interface Backup {
  name: string;
  /** In milliseconds since 1970, like all times here. */
  madeAt: number;
  bytes: number;
}

/** The result of a proof. */
export type Findings = { records: number; documents: number } | { problem: string };

/** The last proof: of which backup, when, and with what result. */
export interface Proof {
  name: string;
  madeAt: number;
  provedAt: number;
  findings: Findings;
}

/** What the hub knows about its backups. */
export interface BackupState {
  newest: Backup | null;
  lastProof: Proof | null;
  /** When the oldest backup was made since the last proved one. */
  unprovedSince: number | null;
  /** Why the last backup could not be made; missing if it could. */
  notMade?: string;
}

export const NO_BACKUP: BackupState = { newest: null, lastProof: null, unprovedSince: null };

/** Whether a proof succeeded. */
export function isProved({ findings }: Proof): boolean {
  return !('problem' in findings);
}

/** The proof of the newest backup; `null` if there was none yet. */
export function newestProof({ newest, lastProof }: BackupState): Proof | null {
  const isOfNewest = lastProof?.name === newest?.name && lastProof?.madeAt === newest?.madeAt;
  return isOfNewest ? lastProof : null;
}

/** The state after this backup became the newest. */
export function withNewest(state: BackupState, newest: Backup | null): BackupState {
  const next = { ...state, newest };
  const proof = newestProof(next);
  const isFine = newest === null || (proof !== null && isProved(proof));
  return { ...next, unprovedSince: isFine ? null : (state.unprovedSince ?? newest.madeAt) };
}

/** The state after a proof. */
export function withProof(state: BackupState, lastProof: Proof): BackupState {
  return { ...state, lastProof, unprovedSince: isProved(lastProof) ? null : state.unprovedSince };
}

/**
 * Whether the newest backup is to be proved now: in the owner's night, or at any hour if a day has passed
 * because the hub is off at night. A failed proof is repeated in the next night, because its cause may have
 * been a full disk.
 */
export function isProofDue(state: BackupState, now: number, ownersHour: number): boolean {
  if (state.newest === null) return false;
  const proof = newestProof(state);
  if (proof !== null && isProved(proof)) return false;
  const waited = now - (proof?.provedAt ?? state.newest.madeAt);
  const isNight = ownersHour >= NIGHT.from && ownersHour < NIGHT.until;
  return waited > DAY || (isNight && (proof === null || waited > REST_MS));
}

/** The warning for the owner, as a sentence; `null` if everything is all right. */
export function backupWarning(state: BackupState, now: number): string | null {
  const proof = newestProof(state);
  if (state.notMade !== undefined) return `The last backup could not be made: ${state.notMade}`;
  if (proof !== null && !isProved(proof)) return 'The proof of the newest backup has failed.';
  if (state.unprovedSince !== null && now - state.unprovedSince > PATIENCE_MS) {
    return 'No backup of the hub has been proved for more than two days.';
  }
  return null;
}
