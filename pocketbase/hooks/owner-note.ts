import { isOwner } from './owner';
import { backupWarning } from './proof/state';
import { backupState } from './proof/stored-state';

/** Adds to the owner's own record that the hub is theirs, and whether it warns; nobody else sees it. */
export function addOwnership(e: RecordEnrichEvent): void {
  const { app, record, requestInfo } = e;
  if (requestInfo.auth?.id === record.id && isOwner(app, record)) {
    record.withCustomData(true);
    record.set('ownsHub', true);
    record.set('hubWarns', backupWarning(backupState(app), Date.now()) !== null);
  }
  e.next();
}
