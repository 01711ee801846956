/** Everything that `main.pb.js` calls, in one bundle (`main-script.mjs`). */
import { hubPart } from './hub-part';
import { setUpOwner } from './owner-command';
import type { ServerPart } from './server-part';
import { serverParts as otherParts } from './all-server-parts';
import { proveBackup } from './proof/command';
import { fetchReleases } from './releases/command';
import { proveRestored } from './restore/restored-command';
import { restoreReplica } from './restore/restore-command';
import { followDocuments } from './standby/follow';
import { standBy } from './standby/standby-command';
import { checkOrEnd } from './start/damage';
import { askHealth } from './start/health';
import { startHub } from './start/start-command';

export { addHubId, HUB_ID, HUB_ID_PRIORITY } from './hub-id-header';
export { openToSites, SITES, SITES_PRIORITY } from './open-to-sites';
export { routes } from './routes';
export { copyDocuments } from './replica/documents';
export { watchReplica } from './replica/replica';
export { checkWhileServing } from './start/damage';
export { answerRouteErrors, guardServer, guardsOf, runRoute, SERVER_ERRORS } from './serve';
export { settleRestore } from './restore/restore-note';
export { noteStart } from './status/started';
export { beforeOpening } from './start/start-command';
export { answerServerErrors } from './server-error';
export { endWithoutLease } from './standby/note';
export { servePage } from './web';

const allParts: readonly ServerPart[] = [hubPart, ...otherParts];

/** All hooks, in the order in which they run. */
export const hooks = allParts.flatMap(({ hooks: own = [] }) => own);
/** All jobs. */
export const jobs = allParts.flatMap(({ jobs: own = [] }) => own);

/** The hub's commands besides PocketBase's own, with their options. */
export const commands = [
  {
    use: 'start',
    short: 'Serves the hub on a data folder that is this process’s alone',
    flags: {
      owner: 'moves the ownership to this address',
      origins: 'other sites that may call the hub, separated by commas',
    },
    run: startHub,
  },
  {
    use: 'hub-owner [address]',
    short: 'Makes the owner of the hub, and the same login for the admin console',
    run: setUpOwner,
  },
  {
    use: 'hub-check',
    short: 'Reads the whole database, and fails if it is damaged',
    run: checkOrEnd,
  },
  {
    use: 'hub-health',
    short: 'Fails when the hub on this machine does not answer',
    run: askHealth,
  },
  {
    use: 'hub-releases',
    short: 'Fetches the list of releases (HUB_RELEASES)',
    run: fetchReleases,
  },
  {
    use: 'hub-restored',
    short: 'Proves that a restored hub is whole: reads every record, opens every document, lets the owner in',
    run: proveRestored,
  },
  {
    use: 'restore <replica>',
    short: 'Brings a hub back from its replica into an empty data folder, and proves that it is whole',
    flags: { at: 'as of this time, such as 2026-11-26T08:00:00Z' },
    run: restoreReplica,
  },
  {
    use: 'standby <replica>',
    short: 'Serves the hub while this machine holds the lease in the bucket, and waits for it otherwise',
    run: () => standBy($app.dataDir()),
  },
  {
    use: 'hub-follow',
    short: 'Fetches the documents of the replica, for hub standby',
    run: () => followDocuments($app.dataDir()),
  },
  {
    use: 'hub-prove [backup]',
    short: 'Proves a backup on a folder that is there for this alone',
    run: proveBackup,
  },
] as const;
