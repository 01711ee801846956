import type { Target } from '../replica/target';
import { kill, print } from '../start/end';
import { putLease, readLease } from './bucket';
import { type Hub, startFollower, startHubOf } from './child';
import {
  type Lease,
  mayTake,
  nextTerm,
  RENEW_MS,
  SERVE_MS,
  type Stored,
  termAt,
  type Watch,
  watched,
  withTerm,
} from './lease';
import { readDataTerm, readNote, writeNote } from './note';
import { hasDatabase } from './takeover';

/** The delay before a failed step is repeated, in ms. */
const AGAIN_MS = 300;

/** One of the machines of a hub: it holds the lease and runs the hub, or waits and fetches documents. */
export interface Machine {
  folder: string;
  target: Target;
  /** A random id for this run. */
  holder: string;
  /** The lease that this machine holds; `null` while it waits. */
  ownLease: Stored | null;
  /** The ETag of this machine's last renewal, possibly in an earlier run. */
  ownEtag: string;
  /** Until when its hub may serve, in milliseconds since 1970. */
  until: number;
  watch: Watch | null;
  hub: Hub | null;
  follower: Program | null;
  /** The last message that was printed. */
  lastMessage: string;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const madeUp = () => $security.randomStringWithAlphabet(16, LETTERS);

/** The state of a machine that was just started. */
export function newMachine(folder: string, target: Target): Machine {
  const note = readNote(folder);
  if (note === null) writeNote(folder, { term: 0, etag: '', until: 0, whole: 0 });
  const ownEtag = note?.etag ?? '';
  const waiting = { ownLease: null, watch: null, hub: null, follower: null };
  return { folder, target, holder: madeUp(), ownEtag, until: 0, lastMessage: '', ...waiting };
}

function say(machine: Machine, sentence: string): void {
  if (machine.lastMessage === sentence) return;
  machine.lastMessage = sentence;
  print(`${new Date().toISOString()} ${sentence}`);
}

function stopServing(machine: Machine): void {
  if (machine.hub === null) return;
  kill(machine.hub.program);
  machine.hub = null;
}

/** The term whose data this machine has to restore before it serves; `null` if it has them. */
function termToRestore({ folder }: Machine, { term, terms }: Lease): number | null {
  if (readDataTerm(folder)?.term === term) return null;
  return termAt(terms, '') ?? (hasDatabase(folder) ? null : 0);
}

/** Starts the hub if it does not run, also after it has ended because the lease was renewed too late. */
function keepServing(machine: Machine, lease: Lease): void {
  const { hub, target } = machine;
  if (hub?.hasExited()) {
    machine.hub = null;
    if (!hub.endedForLease()) {
      say(machine, 'The hub has ended by itself: see above.');
      $os.exit(1);
    }
  }
  machine.hub ??= startHubOf(target, lease.term, termToRestore(machine, lease));
}

/** Keeps the renewed lease, and lets the hub serve for a while, counted from the start of the write. */
function keep(machine: Machine, stored: Stored, begun: number): void {
  const { folder } = machine;
  machine.ownLease = stored;
  machine.ownEtag = stored.etag;
  machine.until = begun + SERVE_MS;
  const whole = termAt(stored.lease.terms, '') ?? 0;
  writeNote(folder, { term: stored.lease.term, etag: stored.etag, until: machine.until, whole });
}

/** The renewed lease: with this term among the complete ones, once it is. */
function renewed({ folder }: Machine, lease: Lease, now: number): Lease {
  const own = readDataTerm(folder);
  const isWhole = own !== null && own.term === lease.term && own.isWhole;
  return { ...lease, nonce: madeUp(), terms: isWhole ? withTerm(lease.terms, lease.term, now) : lease.terms };
}

/** Handles a lease that this machine did not write last: a response was lost, or another has taken it. */
function lookAgain(machine: Machine): number {
  const found = readLease(machine.target);
  if (found === 'failed') return AGAIN_MS;
  if (found !== 'none' && found.lease.holder === machine.holder) {
    machine.ownLease = found;
    return 0;
  }
  machine.ownLease = null;
  stopServing(machine);
  say(machine, 'Another machine has the lease: this one has stopped serving.');
  return RENEW_MS;
}

function lead(machine: Machine, ownLease: Stored): number {
  const begun = Date.now();
  if (begun >= machine.until && machine.hub !== null) {
    stopServing(machine);
    say(machine, 'The lease can’t be renewed: this machine has stopped serving.');
  }
  const lease = renewed(machine, ownLease.lease, begun);
  const written = putLease(machine.target, lease, ownLease.etag);
  if (written === 'failed') return AGAIN_MS;
  if (written === 'refused') return lookAgain(machine);
  keep(machine, { lease, etag: written.etag }, begun);
  keepServing(machine, lease);
  say(machine, `This machine has the lease (term ${lease.term}): it runs the hub.`);
  return Math.max(AGAIN_MS, RENEW_MS - (Date.now() - begun));
}

function take(machine: Machine, found: Stored | null): number {
  const begun = Date.now();
  const isOwn = found !== null && found.etag === machine.ownEtag;
  const term = isOwn ? found.lease.term : nextTerm(found?.lease.term ?? 0, begun);
  const lease = { holder: machine.holder, term, nonce: madeUp(), terms: found?.lease.terms ?? [] };
  const written = putLease(machine.target, lease, found?.etag ?? null);
  if (typeof written === 'string') return AGAIN_MS;
  if (machine.follower !== null) kill(machine.follower);
  machine.follower = null;
  machine.watch = null;
  keep(machine, { lease, etag: written.etag }, begun);
  return 0;
}

function wait(machine: Machine): number {
  const { folder, holder, ownEtag, target } = machine;
  const found = readLease(target);
  if (found === 'failed') {
    machine.watch = watched(machine.watch, null, Date.now());
    say(machine, `${target.name} does not answer, or refuses the keys.`);
    return RENEW_MS;
  }
  if (found === 'none') return take(machine, null);
  if (found.lease.holder === holder) {
    machine.ownLease = found;
    return 0;
  }
  machine.watch = watched(machine.watch, found.etag, Date.now());
  const own = { etag: ownEtag, hasData: hasDatabase(folder) };
  if (mayTake(found, own, machine.watch)) return take(machine, found);
  machine.follower ??= startFollower(target);
  say(machine, 'Another machine serves: this one waits.');
  return RENEW_MS;
}

/** Renews the lease, or checks whether it may be taken; returns the delay until the next turn, in ms. */
export function turn(machine: Machine): number {
  return machine.ownLease === null ? wait(machine) : lead(machine, machine.ownLease);
}
