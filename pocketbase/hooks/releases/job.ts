import { inTurn } from '../services/turn';
import type { ListAddress } from './address';
import { askForReleases } from './ask';
import { afterAnswer, isAskDue } from './state';
import { currentAddress, keepReleases, releasesState } from './stored-state';

/** Requests the list of releases if it is time, one request at a time. */
export function askIfDue(app: App, address: ListAddress): void {
  if (!isAskDue(releasesState(app, address), Date.now())) return;
  inTurn('releases', true, () => {
    const answer = askForReleases(address);
    // The owner may have turned it off meanwhile.
    keepReleases(app, afterAnswer(releasesState(app, address), answer, Date.now()));
    return typeof answer === 'string' ? 'failed' : 'answered';
  });
}

/** The job that looks for new versions; each hour, when the day since the last request may be over. */
export function lookForReleases(): void {
  const address = currentAddress();
  if (address !== null) askIfDue($app, address);
}
