import type { Release } from './list';
import { compareVersions } from './version';

const DAY_MS = 86_400_000;

/** What the hub knows about its releases. */
export interface ReleasesState {
  /** The list to which `isOn` applies. */
  url: string;
  isOn: boolean;
  /** When the list was last requested, in milliseconds since 1970; 0 for never. */
  askedAt: number;
  /** What went wrong then, as a sentence. */
  problem: string | null;
  /** The newest releases of the last list; `null` if none was received. */
  releases: Release[] | null;
}

/**
 * The state before the first request. It is also that of a new address, because the owner has allowed only the old
 * one.
 */
export const newState = (url: string): ReleasesState => ({
  url,
  isOn: false,
  askedAt: 0,
  problem: null,
  releases: null,
});

/** Whether the list is to be requested now: once a day, if the owner allows it. */
export function isAskDue({ isOn, askedAt }: ReleasesState, now: number): boolean {
  // Otherwise a clock that was set back would prevent it.
  return isOn && (now - askedAt >= DAY_MS || now < askedAt);
}

/** The result of a request: the newest releases, or what went wrong, as a sentence. */
export type ListAnswer = Release[] | string;

/** The state after a request. If it failed, the earlier releases stay. */
export function afterAnswer(state: ReleasesState, answer: ListAnswer, now: number): ReleasesState {
  return typeof answer === 'string'
    ? { ...state, askedAt: now, problem: answer }
    : { ...state, askedAt: now, problem: null, releases: answer };
}

/** The releases that are newer than a version; `null` if no list was received. */
export function newerThan(version: string, { releases }: ReleasesState): Release[] | null {
  return releases?.filter((release) => compareVersions(release.version, version) > 0) ?? null;
}
