import { parts } from 'virtual:hub-server-parts';
import { clientCollections, documentAddresses, documentCollections } from './collections';
import { makePerson, saveWithDocument, serveFile } from './passed-on';
import { sayHere } from './mark';
import type { Route } from './server-part';
import { clearBrowserCache, sayHowSessionEnded, signOutEverywhere } from './sessions';

/** A route as the table has it. */
export interface TableRoute extends Omit<Route, 'run'> {
  /** Left out where PocketBase's own route answers. */
  run?: Route['run'];
  /** Whether `run` passes the request on to PocketBase's own route, which reads and checks the body itself. */
  isPassedOn?: true;
}

/** Where people sign in, and keep a session. */
const DOORS = ['users', '_superusers'].flatMap((name) =>
  ['auth-with-password', 'auth-refresh'].map((door) => `/api/collections/${name}/${door}` as const),
);

/** What saves the records of a collection where PocketBase alone would not do. */
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
 * Every route of the API that is held to more than the usual limit of bodies: who is let through, how much they may send,
 * and what answers. `serve.ts` applies it; `hooks/README.md` shows it.
 */
export const routes: readonly TableRoute[] = [
  ...DOORS.map((door): TableRoute => ({ pattern: `POST ${door}`, who: 'anybody' })),
  ...clientCollections.flatMap(recordRoutes),
  ...documentAddresses.map(fileRoute),
  { pattern: 'GET /api/hub/here', who: 'anybody', run: sayHere },
  { pattern: 'POST /api/hub/sign-out-everywhere', who: 'people', run: signOutEverywhere },
  { pattern: 'POST /api/hub/sign-out', who: 'anybody', run: clearBrowserCache },
  { pattern: 'POST /api/hub/session-end', who: 'anybody', run: sayHowSessionEnded },
  ...parts.flatMap(({ routes: own = [] }) => own),
];
