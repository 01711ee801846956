/** A failure that is the hub's, not the person's. */
export interface Failure {
  status: number;
  sentence: string;
}

/** What SQLite and the system say, and what that means to the person who wanted to save. */
const FAILURES: readonly (Failure & { says: RegExp })[] = [
  {
    says: /database or disk is full|no space left on device|disk quota exceeded|not enough space/i,
    status: 507,
    sentence: 'The hub’s disk is full; nothing was saved.',
  },
  {
    says: /readonly database|read-only file system|permission denied|operation not permitted|not a directory/i,
    status: 500,
    sentence: 'The hub can’t write to its data folder; nothing was saved.',
  },
  {
    says: /database is locked|database table is locked|context deadline exceeded/i,
    status: 503,
    sentence: 'The hub is too busy right now; nothing was saved. Please try again.',
  },
  {
    says: /disk I\/O error|input\/output error|malformed|file is not a database|unable to open database|file too large|too many open files/i,
    status: 500,
    sentence: 'The hub’s database has failed; nothing was saved.',
  },
  {
    says: /(Type|Reference|Range|Syntax)Error: /,
    status: 500,
    sentence: 'The hub made a mistake; nothing was saved.',
  },
];

/** The failure that an error's text tells of; `null` when it is about what the person sent. */
export function failureOf(cause: string): Failure | null {
  const found = FAILURES.find(({ says }) => says.test(cause));
  return found === undefined ? null : { status: found.status, sentence: found.sentence };
}
