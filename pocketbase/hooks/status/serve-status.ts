import { backupWarning, newestProof } from '../proof/state';
import { currentBackupState } from '../proof/stored-state';
import { replicaNow } from '../replica/replica-now';
import { releasesNow } from '../releases/serve-releases';
import { sendJson } from '../services/upstream';
import { lastErrors } from './errors';
import { proxyState } from './proxy';
import { queue } from './queue';
import { sizes } from './sizes';
import { startedAt } from './started';

/** Returns the state of the hub to the owner. */
export function serveStatus(e: RequestEvent): void {
  const now = Date.now();
  const backups = currentBackupState(e.app);
  sendJson(e, 200, {
    version: HUB_VERSION,
    now,
    startedAt: startedAt(),
    sizes: sizes(e.app),
    backup: backups.newest,
    proof: newestProof(backups),
    warning: backupWarning(backups, now),
    replica: replicaNow(),
    releases: releasesNow(e.app),
    reminders: queue(e.app),
    proxy: proxyState(e.app.settings().trustedProxy.headers, (header) => e.request.header.get(header) !== ''),
    errors: lastErrors(),
  });
}
