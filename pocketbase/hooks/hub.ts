/** Everything that `main.pb.js` calls, in one bundle (`main-script.mjs`). */
import { parts as toolParts } from 'virtual:hub-server-parts';
import { checkDatabase } from './check-command';
import { hubPart } from './hub-part';
import { setUpOwner } from './owner-command';
import type { ServerPart } from './server-part';
import { openSessions } from './session-command';

export { MARK, MARK_PRIORITY, markAnswer } from './mark';
export { routes } from './routes';
export { guardServer, guardsOf, runRoute, sayRouteTrouble, TROUBLE } from './serve';
export { sayTrouble } from './trouble';
export { servePage } from './web';

const parts: readonly ServerPart[] = [hubPart, ...toolParts];

/** All hooks, in the order in which they run. */
export const hooks = parts.flatMap(({ hooks: own = [] }) => own);
/** All jobs. */
export const jobs = parts.flatMap(({ jobs: own = [] }) => own);

/** The commands beside PocketBase's own. */
export const commands = [
  {
    use: 'hub-owner [address]',
    short: 'Makes the owner of the hub, and the same login for the admin console',
    run: setUpOwner,
  },
  {
    use: 'hub-check',
    short: 'Reads the whole database through, and fails when it is damaged',
    run: checkDatabase,
  },
  {
    use: 'hub-session',
    short: 'Opens a session of the owner, for the proof of a restored hub',
    run: openSessions,
  },
] as const;
