import type { Release } from './list';
import { compareVersions } from './version';

const DAY_MS = 86_400_000;

/** What the hub knows of its releases. */
export interface ReleasesState {
  /** The list that the owner has allowed, or not. */
  url: string;
  isOn: boolean;
  /** When the list was asked for last, in milliseconds since 1970; 0 for never. */
  askedAt: number;
  /** What went wrong then, as a sentence. */
  problem: string | null;
  /** The newest releases of the last list that came; `null` where none has come. */
  releases: Release[] | null;
}

/** The state of a list that was never asked for. Another address begins with it: only this one was allowed. */
export const newState = (url: string): ReleasesState => ({
  url,
  isOn: false,
  askedAt: 0,
  problem: null,
  releases: null,
});

/** Whether the list is to be asked for now: once a day, where the owner allows it. */
export function isAskDue({ isOn, askedAt }: ReleasesState, now: number): boolean {
  // A clock that was set back would else keep it from being asked for.
  return isOn && (now - askedAt >= DAY_MS || now < askedAt);
}

/** What the hub was answered: the newest releases, or what went wrong, as a sentence. */
export type ListAnswer = Release[] | string;

/** The state after the list was asked for. What was known stays where nothing has come. */
export function afterAnswer(state: ReleasesState, answer: ListAnswer, now: number): ReleasesState {
  return typeof answer === 'string'
    ? { ...state, askedAt: now, problem: answer }
    : { ...state, askedAt: now, problem: null, releases: answer };
}

/** The releases that are newer than a version; `null` where no list has come. */
export function newerThan(version: string, { releases }: ReleasesState): Release[] | null {
  return releases?.filter((release) => compareVersions(release.version, version) > 0) ?? null;
}
