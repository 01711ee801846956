import { inTurn } from '../services/turn';
import type { ListAddress } from './address';
import { askForReleases } from './ask';
import { afterAnswer, isAskDue } from './state';
import { currentAddress, keepReleases, releasesState } from './stored-state';

/** Asks for the list of releases where that is due, by one question at a time. */
export function askIfDue(app: App, address: ListAddress): void {
  if (!isAskDue(releasesState(app, address), Date.now())) return;
  inTurn('releases', true, () => {
    const answer = askForReleases(address);
    // The owner may have turned it off meanwhile.
    keepReleases(app, afterAnswer(releasesState(app, address), answer, Date.now()));
    return typeof answer === 'string' ? 'failed' : 'answered';
  });
}

/** The job that looks for new versions. Called each hour, for the day has passed at any of them. */
export function lookForReleases(): void {
  const address = currentAddress();
  if (address !== null) askIfDue($app, address);
}
