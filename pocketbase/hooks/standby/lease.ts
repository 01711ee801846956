/** How often the holder renews the lease, and a waiting machine reads it, in ms. */
export const RENEW_MS = 1500;
/** How long a hub may serve after the start of its last successful renewal, in ms. */
export const SERVE_MS = 5000;
/** How long a lease must stay unchanged before another machine may take it, in ms. */
export const SILENCE_MS = 15_000;
/**
 * The most time between two observations that counts as silence, in ms. So a clock that is set forward, or a
 * machine that slept, does not make the holder seem dead.
 */
export const MOST_BETWEEN_MS = 4000;
/** How long a term is kept after its end, in ms: a day longer than Litestream keeps old states. */
const KEPT_MS = 8 * 86_400_000;

/** A period in which one machine serves, with its own replica: no old machine can overwrite a newer one's. */
export interface Term {
  term: number;
  /** When its replica was complete for the first time, in ISO 8601. */
  since: string;
}

/** The object in the bucket that says which machine may serve. It contains no secrets. */
export interface Lease {
  /** A random id for each run of the command. */
  holder: string;
  term: number;
  /** Different in each renewal, so that the ETag changes. */
  nonce: string;
  /** The terms whose replicas are kept, the oldest first. */
  terms: readonly Term[];
}

/** A lease with its ETag in the bucket. */
export interface Stored {
  lease: Lease;
  etag: string;
}

/** How long a lease has been observed to be unchanged. */
export interface Watch {
  etag: string;
  silentMs: number;
  /** The last observation, in milliseconds since 1970. */
  at: number;
}

/**
 * Continues observing a lease. The silence starts again when the lease changes. Time in which the bucket did
 * not answer (`null`) does not count: the holder could not renew it either, and has priority.
 */
export function watched(before: Watch | null, etag: string | null, now: number): Watch | null {
  if (etag === null) return before && { ...before, at: now };
  if (before?.etag !== etag) return { etag, silentMs: 0, at: now };
  const passed = Math.min(Math.max(now - before.at, 0), MOST_BETWEEN_MS);
  return { etag, silentMs: before.silentMs + passed, at: now };
}

/** What a machine knows about itself when it reads another run's lease. */
export interface Own {
  /** Of its last renewal; empty if it has made none. */
  etag: string;
  /** Whether its data folder has a database. */
  hasData: boolean;
}

/**
 * Whether a machine may take the lease. It may at once if it was itself the last to renew it. A machine
 * without data does not take a lease whose holder has not put everything into the bucket yet: it would start
 * an empty hub.
 */
export function mayTake({ lease, etag }: Stored, own: Own, watch: Watch | null): boolean {
  if (etag === own.etag) return true;
  if (lease.terms.length === 0 && !own.hasData) return false;
  return watch !== null && watch.etag === etag && watch.silentMs >= SILENCE_MS;
}

/** What the holder of the lease writes for its hub process. */
export interface Note {
  term: number;
  /** Of its last renewal. */
  etag: string;
  /** Until when the hub may serve, in milliseconds since 1970. */
  until: number;
  /** The last term in the lease whose replica is complete. */
  whole: number;
}

/** Whether the hub of a term may serve now; not if the clock was set back since the note was written. */
export function mayServe(note: Note | null, term: number, now: number): boolean {
  return note !== null && note.term === term && now < note.until && note.until - now <= SERVE_MS;
}

/** The term of the data in the data folder, and whether all of them have been replicated. */
export interface DataTerm {
  term: number;
  isWhole: boolean;
}

/** The number of a new term: higher than the last one, and than any in a lease that somebody has deleted. */
export function nextTerm(last: number, now: number): number {
  return Math.max(last + 1, Math.floor(now / 1000));
}

/** The terms of a lease with one that is now complete, and without those that ended long ago. */
export function withTerm(terms: readonly Term[], term: number, now: number): Term[] {
  const known = terms.some((other) => other.term === term);
  const all = known ? terms : [...terms, { term, since: new Date(now).toISOString() }];
  return all.filter((_, index) => {
    const next = all[index + 1];
    return next === undefined || now - Date.parse(next.since) < KEPT_MS;
  });
}

/** Whether the replica of a term can be deleted: it is no longer kept, and older than this machine's term. */
export function isEnded(term: number, kept: readonly Term[], own: number): boolean {
  return term < own && !kept.some((other) => other.term === term);
}

/** The term whose replica holds the state at a time (empty for now); `null` if none is known. */
export function termAt(terms: readonly Term[], time: string): number | null {
  const then = time === '' ? Infinity : Date.parse(time);
  const begun = terms.filter(({ since }) => Date.parse(since) <= then);
  return (begun.at(-1) ?? terms[0])?.term ?? null;
}
