import { bodyOf } from './body';
import { clientCollections } from './collections';
import { passwordProblem } from './password';
import { MARK } from './mark';
import type { Route } from './server-part';
import { mostBytes } from './size';
import { readInTurn, takeBody } from './take-body';
import { findPerson, troubleOf } from './trouble';

/** What a request may carry that saves no record: a login, a list of topics. */
const MOST_BYTES = 16 * 1024;
/** A token, an address and what browsers say of themselves are well below. */
const MOST_HEADER_BYTES = 32 * 1024;
/**
 * PocketBase replaces a middleware by a later one with the same id. With the id of its check for superusers,
 * a limit is on every route but those of superusers, who upload backups.
 */
const ALL_BUT_SUPERUSERS = 'pbRequireSuperuserAuth';

/** The middleware that says what is wrong with the hub itself: `main.pb.js` puts it around everything. */
export const TROUBLE = 'hubTrouble';

/** Where people sign in, and keep a session. */
const DOORS = ['users', '_superusers'].flatMap((name) =>
  ['auth-with-password', 'auth-refresh'].map((door) => `POST /api/collections/${name}/${door}`),
);

/** The routes of PocketBase itself, where the store keeps them: with and without the limit of the hub. */
const ROUTES = { limited: 'hub.routes.limited', all: 'hub.routes.all' };

/** What stands around a route of PocketBase: the usual limit of bodies, compression too, or the limit of a record. */
type Around = 'limited' | 'compressed' | 'saving';

function bodyLimit(bytes: number): Middleware {
  const limit = $apis.bodyLimit(bytes);
  limit.id = ALL_BUT_SUPERUSERS;
  return limit;
}

/** PocketBase's own routes that are not limited as all others are, with what stands around each. */
function storedRoutes(name: string): [pattern: string, around: Around][] {
  const records = `/api/collections/${name}/records`;
  return [
    [`GET ${records}`, 'compressed'],
    [`GET ${records}/{id}`, 'compressed'],
    [`DELETE ${records}/{id}`, 'limited'],
    [`POST ${records}`, 'saving'],
    [`PATCH ${records}/{id}`, 'saving'],
  ];
}

/**
 * Limits what requests may carry and what is kept of them, before the server takes any: a body that is parsed
 * takes up to thirty times its size. All of it is PocketBase's own compiled code, for a middleware in
 * JavaScript would hold an engine for each open stream. The ones that name the hub's own trouble and mark answers
 * are around requests for records and sessions alone, which are short. A guest saves nothing, so nothing of theirs is read;
 * a collection that is spelled in another way is held to the limit of all other requests.
 * Only what is read of records is compressed here: the middleware would hold streams back, and pack pictures again.
 * No request is logged: its address can name what is private, and a flood would fill the disk.
 * `ownRoutes` are the patterns that routes of the hub's own answer in PocketBase's place.
 */
export function limitRequests(e: ServeEvent, ownRoutes: readonly string[]): void {
  const { router, server } = e;
  server.maxHeaderBytes = MOST_HEADER_BYTES;
  router.unbind('pbActivityLogger');
  $app.store().set(ROUTES.all, router.buildMux());
  router.bind(bodyLimit(MOST_BYTES));
  const limited = router.buildMux();
  $app.store().set(ROUTES.limited, limited);
  const around = [...router.middlewares];
  // `unbind` would keep them from the routes below, too.
  router.middlewares = around.filter(({ id }) => id !== TROUBLE && id !== MARK);
  e.next();
  router.middlewares = [...around, $apis.gzip()];
  const compressed = router.buildMux();
  router.middlewares = around;

  for (const pattern of DOORS) server.handler.handle(pattern, limited);
  for (const name of clientCollections) {
    router.bind($apis.requireAuth(), sizeGuard(name));
    const muxes = { limited, compressed, saving: router.buildMux() };
    for (const [pattern, how] of storedRoutes(name)) {
      if (!ownRoutes.includes(pattern)) server.handler.handle(pattern, muxes[how]);
    }
  }
}

/** How much a route that saves records of a collection lets through. */
function sizeGuard(collection: string): Middleware {
  return bodyLimit(mostBytes(collection));
}

function whoGuard(who: Route['who']): Middleware[] {
  if (who === 'anybody') return [];
  return [who === 'people' ? $apis.requireAuth('users') : $apis.requireAuth()];
}

function bodyGuard(body: Route['body']): Middleware[] {
  if (body === undefined) return [];
  return [typeof body === 'number' ? bodyLimit(body) : sizeGuard(body.of)];
}

/** What stands around a route of the hub's own: whom it lets through, how large a body may be, compression. */
export function routeGuards({ who, body, isCompressed }: Route): Middleware[] {
  return [...whoGuard(who), ...bodyGuard(body), ...(isCompressed ? [$apis.gzip()] : [])];
}

function requirePerson(e: RequestEvent): void {
  if (findPerson(e) === null) throw new UnauthorizedError('Please log in.');
}

function answer(e: RequestEvent, routes: keyof typeof ROUTES): void {
  $app.store().get(ROUTES[routes]).serveHTTP(e.response, e.request);
}

function isForm(e: RequestEvent): boolean {
  return e.request.header.get('Content-Type').toLowerCase().startsWith('multipart/form-data');
}

/** Reads a form, its files to the disk; what is not a file in it is limited as in any other request. */
function readForm(e: RequestEvent): void {
  try {
    e.request.parseMultipartForm(MOST_BYTES);
  } catch (error) {
    if (/too large/i.test(String(error))) throw new ApiError(413, 'Request entity too large.');
    throw troubleOf(error, e) ?? new BadRequestError('The form could not be read.');
  }
  const texts = Object.values(e.request.multipartForm.value).flat();
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (length > MOST_BYTES) throw new ApiError(413, 'Request entity too large.');
}

/** Saves a record that may bring a document: only the file of its form may be large. */
export function saveWithDocument(e: RequestEvent): void {
  requirePerson(e);
  if (!isForm(e)) {
    takeBody(e);
    answer(e, 'limited');
    return;
  }
  readInTurn(e, () => readForm(e));
  answer(e, 'all');
}

/** Makes a person; PocketBase alone would refuse a password that is too long without saying so. */
export function makePerson(e: RequestEvent): void {
  requirePerson(e);
  takeBody(e);
  const { password } = bodyOf(e);
  const problem = typeof password === 'string' ? passwordProblem(password) : null;
  if (problem !== null) {
    throw new BadRequestError(problem, { password: new ValidationError('hub_invalid', problem) });
  }
  answer(e, 'all');
}

/** Serves a file as it is: making a small picture of a large one takes the memory of both, uncompressed. */
export function serveFile(e: RequestEvent): void {
  if (e.request.url.query().has('thumb')) throw new BadRequestError('The hub makes no thumbnails.');
  answer(e, 'all');
}
