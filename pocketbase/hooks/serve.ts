import { isAdmin } from './account';
import { keepId, MARK } from './mark';
import { isOwner } from './owner';
import { ROUTES } from './passed-on';
import { routes, type TableRoute } from './routes';
import { mostBytes } from './size';
import { takeBody } from './take-body';
import { aroundRequest, findPerson } from './trouble';

/** What a request may carry that saves no record: a login, a list of topics. */
const MOST_BYTES = 16 * 1024;
/** A token, an address and what browsers say of themselves are well below. */
const MOST_HEADER_BYTES = 32 * 1024;
/**
 * PocketBase replaces a middleware by a later one with the same id. With the id of its check for superusers,
 * a limit is on every route but those of superusers, who upload backups.
 */
const ALL_BUT_SUPERUSERS = 'pbRequireSuperuserAuth';

/** The middleware that answers errors of the hub itself. `main.pb.js` registers it around everything. */
export const TROUBLE = 'hubTrouble';

function bodyLimit(bytes: number): Middleware {
  const limit = $apis.bodyLimit(bytes);
  limit.id = ALL_BUT_SUPERUSERS;
  return limit;
}

function whoGuard(who: TableRoute['who']): Middleware[] {
  if (who === 'anybody' || who === 'by the rules') return [];
  return [who === 'people' || who === 'owner' ? $apis.requireAuth('users') : $apis.requireAuth()];
}

function bodyGuard(body: TableRoute['body']): Middleware[] {
  if (body === undefined) return [];
  return [bodyLimit(typeof body === 'number' ? body : mostBytes(body.of))];
}

/**
 * What stands around a route, of PocketBase's own compiled code: whom it lets through, how large a body may be, and
 * compression of what is read. Where the request is passed on, PocketBase's own route has the others.
 */
function guards({ pattern, who, body, isPassedOn }: TableRoute): Middleware[] {
  if (isPassedOn) return bodyGuard(body);
  const isRead = pattern.startsWith('GET ') && who !== 'anybody';
  return [...whoGuard(who), ...bodyGuard(body), ...(isRead ? [$apis.gzip()] : [])];
}

/** The middleware of the route with this number. */
export function guardsOf(number: number): Middleware[] {
  const route = routes[number];
  return route === undefined ? [] : guards(route);
}

/**
 * A mux without routes. PocketBase has only those of its router, so one is built of a group of no use, which the router keeps:
 * it builds no other mux after this.
 */
function emptyMux(router: Router): Mux {
  router.routerGroup = router.group('/api/hub/none');
  return router.buildMux();
}

/** The middlewares of the hub itself: each holds an engine for as long as a request goes on. */
const isOurs = ({ id }: Middleware) => id === TROUBLE || id === MARK;

/**
 * Limits what requests may carry and what is kept of them, before the server takes any: a body that is parsed
 * takes up to thirty times its size. All of it is PocketBase's own compiled code, for a middleware in
 * JavaScript would hold an engine for each open stream. The ones that name the hub's own trouble, mark answers and refuse
 * questions are around requests for records and sessions alone, which are short. A guest saves nothing, so nothing of theirs
 * is read; a collection that is spelled in another way is held to the limit of all other requests.
 * Compresses reads of records only: the middleware would delay streams, and compress pictures again.
 * Requests are not logged: their addresses can hold private data, and a flood would fill the disk.
 */
export function guardServer(e: ServeEvent): void {
  const { router, server } = e;
  keepId();
  server.maxHeaderBytes = MOST_HEADER_BYTES;
  router.unbind('pbActivityLogger');
  $app.store().set(ROUTES.all, router.buildMux());
  router.bind(bodyLimit(MOST_BYTES));
  const around = [...router.middlewares];
  const limited = router.buildMux();
  $app.store().set(ROUTES.limited, limited);
  // `unbind` would keep them from the routes below, too.
  router.middlewares = around.filter((middleware) => !isOurs(middleware));
  e.next();
  const others = server.handler;
  const muxes = new Map<string, Routes>();
  const muxOf = (route: TableRoute) => {
    const key = JSON.stringify([route.pattern.startsWith('GET '), route.who, route.body]);
    router.middlewares = [...around, ...guards(route)];
    const mux = muxes.get(key) ?? router.buildMux();
    muxes.set(key, mux);
    return mux;
  };
  const answers = routes.map(
    (route) => [route.pattern, route.run === undefined ? muxOf(route) : others] as const,
  );
  const front = emptyMux(router);
  front.handle('/', others);
  // However the rest of the address is spelled: the other mux matches the parts of an address as this one does.
  for (const all of ['/api/collections', '/api/collections/']) front.handle(all, limited);
  for (const [pattern, mux] of answers) front.handle(pattern, mux);
  server.handler = front;
}

function letThrough(e: RequestEvent, { who, body }: TableRoute): void {
  if (who === 'anybody' || who === 'by the rules') return;
  const person = findPerson(e, body !== undefined);
  if (person === null) throw new UnauthorizedError('Please log in.');
  if (who === 'admins' && !isAdmin(person)) {
    throw new ForbiddenError('You are not allowed to do this. Ask an admin.');
  }
  if (who === 'owner' && !isOwner(e.app, person)) {
    throw new ForbiddenError('Only the owner of the hub is allowed to do this.');
  }
}

/** Answers a request for the route with this number. It refuses an unauthorized request before the body is read. */
export function runRoute(number: number, e: RequestEvent): void {
  const route = routes[number];
  if (route?.run === undefined) throw new NotFoundError();
  letThrough(e, route);
  if (!route.isPassedOn && !route.readsItself) takeBody(e);
  route.run(e);
}

/** Around the route with this number: answers with 5xx and the cause where the hub itself fails. */
export function sayRouteTrouble(number: number, e: RequestEvent): void {
  aroundRequest(e, routes[number]?.body !== undefined, () => e.next());
}
