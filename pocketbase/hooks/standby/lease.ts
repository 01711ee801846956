/** How often the lease is renewed, and looked at by who waits for it, in ms. */
export const RENEW_MS = 1500;
/** For how long a hub may serve after it has begun its last successful renewal, in ms. */
export const SERVE_MS = 5000;
/** For how long a lease has to stay the same before another machine may take it, in ms. */
export const SILENCE_MS = 15_000;
/**
 * The most that counts as silence between two looks, in ms. So a clock that is set forward, or a machine that was asleep,
 * does not make another one seem dead.
 */
export const MOST_BETWEEN_MS = 4000;
/** How long a term that another one has followed is kept, in ms: a day longer than Litestream keeps what the database was. */
const KEPT_MS = 8 * 86_400_000;

/** A machine's time of serving, which has a replica of its own: an old one can't write over a newer one. */
export interface Term {
  term: number;
  /** When its replica first held everything, in ISO 8601. */
  since: string;
}

/** What lies in the bucket, and says who may serve. It holds no secrets. */
export interface Lease {
  /** Made up by each run of the command. */
  holder: string;
  term: number;
  /** Differs in each renewal, so that each has another ETag. */
  nonce: string;
  /** Those whose replicas are kept, the oldest first. */
  terms: readonly Term[];
}

/** A lease as the bucket has it. */
export interface Stored {
  lease: Lease;
  etag: string;
}

/** For how long a lease has been seen unchanged. */
export interface Watch {
  etag: string;
  silentMs: number;
  /** When it was looked at last, in milliseconds since 1970. */
  at: number;
}

/**
 * Goes on watching a lease. The silence counts anew when the lease changed. Time in which the bucket did not answer (`null`) does
 * not count: the holder could not renew it either, and is to go on first.
 */
export function watched(before: Watch | null, etag: string | null, now: number): Watch | null {
  if (etag === null) return before && { ...before, at: now };
  if (before?.etag !== etag) return { etag, silentMs: 0, at: now };
  const passed = Math.min(Math.max(now - before.at, 0), MOST_BETWEEN_MS);
  return { etag, silentMs: before.silentMs + passed, at: now };
}

/** What a machine knows of itself when it looks at the lease of another run. */
export interface Own {
  /** Of its last renewal; empty where it has made none. */
  etag: string;
  /** Whether there is a database in its data folder. */
  hasData: boolean;
}

/**
 * Whether a machine may take the lease. It may at once where it was itself the last to renew it. One without data leaves alone
 * a lease whose holder has not put everything into the bucket yet: it would begin an empty hub.
 */
export function mayTake({ lease, etag }: Stored, own: Own, watch: Watch | null): boolean {
  if (etag === own.etag) return true;
  if (lease.terms.length === 0 && !own.hasData) return false;
  return watch !== null && watch.etag === etag && watch.silentMs >= SILENCE_MS;
}

/** What the holder of the lease notes for the hub that it runs. */
export interface Note {
  term: number;
  /** Of its last renewal. */
  etag: string;
  /** Until when the hub may serve, in milliseconds since 1970. */
  until: number;
  /** The last term that the lease names as one with everything. */
  whole: number;
}

/** Whether the hub of a term may serve now. A clock that was set back since the note was made counts as none. */
export function mayServe(note: Note | null, term: number, now: number): boolean {
  return note !== null && note.term === term && now < note.until && note.until - now <= SERVE_MS;
}

/** What the data folder holds: the data of which term, and whether all of it has been in its replica. */
export interface Held {
  term: number;
  isWhole: boolean;
}

/** The number of a new term: later than that of the last one, and than all of a lease that somebody has deleted. */
export function nextTerm(last: number, now: number): number {
  return Math.max(last + 1, Math.floor(now / 1000));
}

/** The terms of a lease, with one that now has everything, and without those that ended long ago. */
export function withTerm(terms: readonly Term[], term: number, now: number): Term[] {
  const known = terms.some((other) => other.term === term);
  const all = known ? terms : [...terms, { term, since: new Date(now).toISOString() }];
  return all.filter((_, index) => {
    const next = all[index + 1];
    return next === undefined || now - Date.parse(next.since) < KEPT_MS;
  });
}

/** Whether the replica of a term can go: it is no longer kept, and older than that of the machine that asks. */
export function isEnded(term: number, kept: readonly Term[], own: number): boolean {
  return term < own && !kept.some((other) => other.term === term);
}

/** The term whose replica holds what the hub was at a time (empty for now); `null` where none is known. */
export function termAt(terms: readonly Term[], time: string): number | null {
  const then = time === '' ? Infinity : Date.parse(time);
  const begun = terms.filter(({ since }) => Date.parse(since) <= then);
  return (begun.at(-1) ?? terms[0])?.term ?? null;
}
