import { hubValue, setHubValue } from '../hub-value';
import { type ListAddress, readListAddress } from './address';
import { newState, type ReleasesState } from './state';

/** The name in the table `_hub`. */
const RELEASES = 'releases';

/** Where the list of releases is; `null` if the operator has not set one. */
export function currentAddress(): ListAddress | null {
  const address = readListAddress($os.getenv('HUB_RELEASES'));
  return typeof address === 'string' ? null : address;
}

/** What the hub knows about the releases of a list. */
export function releasesState(app: App, { url }: ListAddress): ReleasesState {
  const stored = hubValue(app, RELEASES);
  const state = stored === '' ? null : (JSON.parse(stored) as ReleasesState);
  return state?.url === url ? state : newState(url);
}

/** Stores what the hub knows about its releases. */
export function keepReleases(app: App, state: ReleasesState): void {
  setHubValue(app, RELEASES, JSON.stringify(state));
}
