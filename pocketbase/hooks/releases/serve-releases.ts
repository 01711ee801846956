import { bodyOf } from '../body';
import { sendJson } from '../services/upstream';
import { askIfDue } from './job';
import type { Release } from './list';
import { newerThan } from './state';
import { currentAddress, keepReleases, releasesState } from './stored-state';

/** What the owner sees of the releases. */
export interface ReleasesNow {
  /** The host of the list. */
  host: string;
  isOn: boolean;
  /** In milliseconds since 1970; `null` if the list was never requested. */
  askedAt: number | null;
  problem: string | null;
  /** The releases that are newer than this hub, the newest first; `null` if no list was received. */
  newer: Release[] | null;
}

/** The state of new versions; `null` if HUB_RELEASES names no list. */
export function releasesNow(app: App): ReleasesNow | null {
  const address = currentAddress();
  if (address === null) return null;
  const state = releasesState(app, address);
  const { isOn, askedAt, problem } = state;
  return {
    host: address.host,
    isOn,
    askedAt: askedAt === 0 ? null : askedAt,
    problem,
    newer: newerThan(HUB_VERSION, state),
  };
}

/** Turns the daily check for new versions on or off. Turning it on also checks at once. */
export function switchReleases(e: RequestEvent): void {
  const { isOn } = bodyOf(e);
  if (typeof isOn !== 'boolean') throw new BadRequestError('Say whether the hub may look: isOn.');
  const address = currentAddress();
  if (address === null) throw new NotFoundError();
  keepReleases(e.app, { ...releasesState(e.app, address), isOn });
  askIfDue(e.app, address);
  sendJson(e, 200, releasesNow(e.app) ?? {});
}
