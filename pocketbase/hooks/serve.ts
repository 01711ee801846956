import { bodyOf } from './body';
import { clientCollections } from './collections';
import { passwordProblem } from './password';
import { MARK } from './mark';
import { mostBytes } from './size';
import { readInTurn, takeBody } from './take-body';
import { findPerson, troubleOf } from './trouble';

/** What a request may carry that saves no record: a login, a list of topics. */
const MOST_BYTES = 16 * 1024;
/** A token, an address and what browsers say of themselves are well below. */
const MOST_HEADER_BYTES = 32 * 1024;
/** A thousand dates to leave out, each with the key of a workout. */
const MOST_COACH_BYTES = 256 * 1024;
/** What has a route of the hub's own, which looks at the body first. */
const OWN_ROUTES = [
  'POST /api/collections/users/records',
  'POST /api/collections/expiry/records',
  'PATCH /api/collections/expiry/records/{id}',
];

/**
 * PocketBase replaces a middleware by a later one with the same id. With the id of its check for superusers,
 * a limit is on every route but those of superusers, who upload backups.
 */
const ALL_BUT_SUPERUSERS = 'pbRequireSuperuserAuth';

/** The middleware that says what is wrong with the hub itself: `main.pb.ts` puts it around everything. */
export const TROUBLE = 'hubTrouble';

/** Where people sign in, and keep a session. */
const DOORS = ['users', '_superusers'].flatMap((name) =>
  ['auth-with-password', 'auth-refresh'].map((door) => `POST /api/collections/${name}/${door}`),
);

/** The routes of PocketBase itself, where the store keeps them: with and without the limit of the hub. */
const ROUTES = { limited: 'hub.routes.limited', all: 'hub.routes.all' };

function bodyLimit(bytes: number): Middleware {
  const limit = $apis.bodyLimit(bytes);
  limit.id = ALL_BUT_SUPERUSERS;
  return limit;
}

/**
 * Limits what requests may carry and what is kept of them, before the server takes any: a body that is parsed
 * takes up to thirty times its size. All of it is PocketBase's own compiled code, for a middleware in
 * JavaScript would hold an engine for each open stream. The ones that name the hub's own trouble and mark answers
 * are around requests for records and sessions alone, which are short. A guest saves nothing, so nothing of theirs is read; a collection that is
 * spelled in another way is held to the limit of all other requests.
 * Only what is read of records is compressed here: the middleware would hold streams back, and pack pictures again.
 * No request is logged: its address can name what is private, and a flood would fill the disk.
 */
export function guardServer(e: ServeEvent): void {
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

  const serve = (routes: Routes, patterns: string[]) => {
    for (const pattern of patterns) {
      if (!OWN_ROUTES.includes(pattern)) server.handler.handle(pattern, routes);
    }
  };
  serve(limited, DOORS);
  for (const name of clientCollections) {
    const records = `/api/collections/${name}/records`;
    serve(compressed, [`GET ${records}`, `GET ${records}/{id}`]);
    serve(limited, [`DELETE ${records}/{id}`]);
    router.bind(...saveGuards(name));
    serve(router.buildMux(), [`POST ${records}`, `PATCH ${records}/{id}`]);
  }
}

/** Whom and what a route that saves records of a collection lets through: people signed in, a record's size. */
export function saveGuards(collection: string): Middleware[] {
  return [$apis.requireAuth(), sizeGuard(collection)];
}

/** How much a route that saves records of a collection lets through. */
export function sizeGuard(collection: string): Middleware {
  return bodyLimit(mostBytes(collection));
}

function requirePerson(e: RequestEvent): void {
  if (findPerson(e) === null) throw new UnauthorizedError('Please log in.');
}

/** Whom and what a route that makes workouts lets through; who is no admin is refused before the body is read. */
export function coachGuards(): Middleware[] {
  return [$apis.requireAuth(), bodyLimit(MOST_COACH_BYTES)];
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
