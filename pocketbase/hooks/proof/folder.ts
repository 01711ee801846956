/** The folder in the data folder in which the copy of a backup is proved; backups exclude it. */
export const PROOF_FOLDER = '.hub-proof';

/** The limits of the process that proves: one core, and 64 MiB besides what SQLite uses (120 MB in all). */
export const PROOF_LIMITS = ['GOMAXPROCS=1', 'GOMEMLIMIT=64MiB'] as const;
