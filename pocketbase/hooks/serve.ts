import { isAdmin } from './account';
import { storeHubId, HUB_ID } from './hub-id-header';
import { isOwner } from './owner';
import { ROUTES } from './passed-on';
import { currentRights } from './judge-again';
import { routes, type TableRoute } from './routes';
import { mostBytes } from './size';
import { takeBody } from './take-body';
import { aroundRequest, findPerson } from './server-error';

/** The largest body of requests that save no record: a login, a list of topics. */
const MOST_BYTES = 16 * 1024;
/** Tokens, URLs and the headers of browsers are well below. */
const MOST_HEADER_BYTES = 32 * 1024;
/**
 * PocketBase replaces a middleware by a later one with the same id. A limit that has the id of the
 * superusers' check applies to every route except theirs: they upload backups.
 */
const ALL_BUT_SUPERUSERS = 'pbRequireSuperuserAuth';

/** The middleware that answers the hub's own errors. `main.pb.js` registers it around everything. */
export const SERVER_ERRORS = 'hubServerErrors';

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
 * The middlewares of a route, all of PocketBase's compiled code: who may use it, how large a body may be, and
 * the compression of reads. If the request is passed on, PocketBase's own route has the rest.
 */
function guards({ pattern, who, body, isPassedOn }: TableRoute): Middleware[] {
  if (isPassedOn) return bodyGuard(body);
  const isRead = pattern.startsWith('GET ') && who !== 'anybody';
  return [...whoGuard(who), ...bodyGuard(body), ...(isRead ? [$apis.gzip()] : [])];
}

/** The middlewares of the route with this index. */
export function guardsOf(number: number): Middleware[] {
  const route = routes[number];
  return route === undefined ? [] : guards(route);
}

/**
 * A mux without routes. PocketBase can only build one from a router, so the router gets an unused group, and
 * keeps it: this is the last mux that it builds.
 */
function emptyMux(router: Router): Mux {
  router.routerGroup = router.group('/api/hub/none');
  return router.buildMux();
}

/** The hub's own middlewares: each holds an engine until the request ends. */
const isOurs = ({ id }: Middleware) => id === SERVER_ERRORS || id === HUB_ID;

/**
 * Limits requests before the server accepts any, because a parsed body takes up to thirty times its size. All
 * of this is PocketBase's compiled code: a middleware in JavaScript would hold an engine for each open
 * stream. So the hub's own middlewares, which answer its errors, add the hub id header and refuse list
 * parameters, apply to requests for records and sessions only, which are short.
 *
 * Guests save nothing, so their bodies are not read. A collection with an unusual spelling in the URL gets
 * the limit of all other requests. Only reads of records are compressed: the middleware would delay streams,
 * and compress pictures again. Requests are not logged: their URLs can contain private data, and a flood
 * would fill the disk.
 */
export function guardServer(e: ServeEvent): void {
  const { router, server } = e;
  storeHubId();
  server.maxHeaderBytes = MOST_HEADER_BYTES;
  router.unbind('pbActivityLogger');
  $app.store().set(ROUTES.all, router.buildMux());
  router.bind(bodyLimit(MOST_BYTES));
  const around = [...router.middlewares];
  const limited = router.buildMux();
  $app.store().set(ROUTES.limited, limited);
  // `unbind` would remove them from the routes below, too.
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
  // For any spelling of the rest of the address: the other mux matches it in the same way as this one.
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

/** Answers a request for the route with this index; refuses unauthorized ones before the body is read. */
export function runRoute(number: number, e: RequestEvent): void {
  const route = routes[number];
  if (route?.run === undefined) throw new NotFoundError();
  letThrough(e, route);
  if (!route.isPassedOn && !route.readsItself) {
    takeBody(e);
    // A body can arrive long after the person was let through.
    if (route.who !== 'anybody' && e.request.contentLength !== 0) currentRights(e.app, e);
  }
  route.run(e);
}

/** Wraps the route with this index: if the hub itself fails, answers with 5xx and the cause. */
export function answerRouteErrors(number: number, e: RequestEvent): void {
  aroundRequest(e, routes[number]?.body !== undefined, () => e.next());
}
