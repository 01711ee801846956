/** The folder in the data folder in which the copy of a backup is proved; backups leave it out. */
export const PROOF_FOLDER = '.hub-proof';

/** What the process that proves takes: one core, and 64 MiB beside what SQLite keeps in mind (150 MB in all). */
export const PROOF_LIMITS = ['GOMAXPROCS=1', 'GOMEMLIMIT=64MiB'] as const;
