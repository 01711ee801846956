import { archiveRoutes } from './archive';
import { clientCollections, documentAddresses, documentCollections } from './collections';
import { restoreDeleted } from './deleted';
import { serverParts } from './all-server-parts';
import { serveHealth } from './replica/health';
import { removePerson, serveHoldings, signOutPerson } from './people';
import { makePerson, saveWithDocument, serveFile } from './passed-on';
import { leadIn, sayHere } from './hub-id-header';
import type { Route } from './server-part';
import { serveQuota } from './quota/serve-quota';
import { serveSharers } from './sharers';
import { makeAliasToken } from './tokens';
import { serveTrustPage } from './trust/serve-trust';
import { switchReleases } from './releases/serve-releases';
import { serveMetrics } from './status/metrics';
import { serveStatus } from './status/serve-status';
import { clearBrowserCache, sayHowSessionEnded, signOutEverywhere } from './sessions';

/** A route in the table. */
export interface TableRoute extends Omit<Route, 'run'> {
  /** Missing if PocketBase's own route answers. */
  run?: Route['run'];
  /** Whether `run` passes the request on to PocketBase's own route, which reads and checks the body. */
  isPassedOn?: true;
}

/** The routes of signing in and renewing a session. */
const DOORS = ['users', '_superusers'].flatMap((name) =>
  ['auth-with-password', 'auth-refresh'].map((door) => `/api/collections/${name}/${door}` as const),
);

/** What saves a collection's records, if PocketBase alone is not enough. */
function saverOf(collection: string): Pick<TableRoute, 'run' | 'isPassedOn'> {
  return documentCollections.includes(collection) ? { run: saveWithDocument, isPassedOn: true } : {};
}

function recordRoutes(collection: string): TableRoute[] {
  const records = `/api/collections/${collection}/records` as const;
  const saving = { who: 'signed in', body: { of: collection }, ...saverOf(collection) } as const;
  return [
    { pattern: `GET ${records}`, who: 'by the rules' },
    { pattern: `GET ${records}/{id}`, who: 'by the rules' },
    {
      pattern: `POST ${records}`,
      ...saving,
      ...(collection === 'users' && { run: makePerson, isPassedOn: true }),
    },
    { pattern: `PATCH ${records}/{id}`, ...saving },
    { pattern: `DELETE ${records}/{id}`, who: 'by the rules' },
  ];
}

function fileRoute(collection: string): TableRoute {
  return {
    pattern: `GET /api/files/${collection}/{recordId}/{filename}`,
    who: 'by the rules',
    run: serveFile,
    isPassedOn: true,
  };
}

/**
 * The API routes with rules beyond the usual body limit: who may use each, how much they may send, and what
 * answers. `serve.ts` applies them; `hooks/README.md` lists them.
 */
export const routes: readonly TableRoute[] = [
  ...DOORS.map((door): TableRoute => ({ pattern: `POST ${door}`, who: 'anybody' })),
  ...clientCollections.flatMap(recordRoutes),
  ...documentAddresses.map(fileRoute),
  { pattern: 'GET /api/hub/here', who: 'anybody', run: sayHere },
  { pattern: 'GET /api/hub/open', who: 'anybody', run: leadIn },
  { pattern: 'GET /api/hub/trust', who: 'anybody', run: serveTrustPage },
  { pattern: 'GET /api/hub/status', who: 'owner', run: serveStatus },
  { pattern: 'POST /api/hub/releases', who: 'owner', body: 1024, run: switchReleases },
  { pattern: 'GET /api/hub/metrics', who: 'anybody', run: serveMetrics },
  { pattern: 'GET /api/hub/health', who: 'owner', run: serveHealth },
  { pattern: 'GET /api/hub/sharers', who: 'people', run: serveSharers },
  { pattern: 'GET /api/hub/people/{id}', who: 'admins', run: serveHoldings },
  { pattern: 'POST /api/hub/people/{id}/sign-out', who: 'admins', run: signOutPerson },
  { pattern: 'POST /api/hub/people/{id}/remove', who: 'admins', body: 1024, run: removePerson },
  { pattern: 'GET /api/hub/quota', who: 'people', run: serveQuota },
  { pattern: 'POST /api/hub/tokens', who: 'people', body: 1024, run: makeAliasToken },
  { pattern: 'POST /api/hub/restore', who: 'people', body: 1024, run: restoreDeleted },
  { pattern: 'POST /api/hub/sign-out-everywhere', who: 'people', run: signOutEverywhere },
  { pattern: 'POST /api/hub/sign-out', who: 'anybody', run: clearBrowserCache },
  { pattern: 'POST /api/hub/session-end', who: 'anybody', run: sayHowSessionEnded },
  ...archiveRoutes,
  ...serverParts.flatMap(({ routes: own = [] }) => own),
];
