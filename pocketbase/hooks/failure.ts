import { QUOTED } from './quiet';

/** A failure that is the hub's fault, not the person's. */
export interface Failure {
  status: number;
  sentence: string;
}

interface Kind {
  says: RegExp;
  status: number;
  /** What has failed, without a full stop. */
  cause: string;
  advice?: string;
}

/** If nobody else can do anything about it. */
const ADVICE = 'Tell the person who runs the hub.';

/** Messages of SQLite and the system, and what they mean for the person. */
const KINDS: readonly Kind[] = [
  {
    says: /database or disk is full|no space left on device|disk quota exceeded|not enough space/i,
    status: 507,
    cause: 'The hub’s disk is full',
  },
  {
    says: /readonly database|read-only file system|permission denied|operation not permitted|not a directory/i,
    status: 500,
    cause: 'The hub can’t write to its data folder',
  },
  {
    says: /database is locked|database table is locked|context deadline exceeded/i,
    status: 503,
    cause: 'The hub is too busy right now',
    advice: 'Please try again.',
  },
  {
    says: /disk I\/O error|input\/output error|disk image is malformed|file is not a database|unable to open database|no such (table|column): |file too large|too many open files/i,
    status: 500,
    cause: 'The hub’s database has failed',
  },
  {
    says: /(Type|Reference|Range|Syntax)Error: /,
    status: 500,
    cause: 'The hub made a mistake',
  },
];

/**
 * The failure of the hub that an error message is about (with `isSave`, it says that nothing was saved); `null` if
 * none.
 */
export function failureOf(error: string, isSave: boolean): Failure | null {
  // Quoted text may be the person's, such as the name of an unknown sort field.
  const withoutQuotes = error.replace(QUOTED, '');
  const found = KINDS.find(({ says }) => says.test(withoutQuotes));
  if (found === undefined) return null;
  const sentence = `${found.cause}${isSave ? '; nothing was saved' : ''}.`;
  return { status: found.status, sentence: `${sentence} ${found.advice ?? ADVICE}` };
}
