const MEGABYTE = 1024 * 1024;
/** What a request may carry: a record, a login, a setting. */
const MOST_BYTES = MEGABYTE;
/** A document of 20 MB and the form around it. */
const MOST_DOCUMENT_BYTES = 21 * MEGABYTE;
/** A token, an address and what browsers say of themselves are well below. */
const MOST_HEADER_BYTES = 32 * 1024;

/**
 * PocketBase replaces a middleware by a later one with the same id. With the id of its check for superusers,
 * a limit is on every route but those of superusers, who upload backups.
 */
const ALL_BUT_SUPERUSERS = 'pbRequireSuperuserAuth';

/** The routes of PocketBase itself, where the store keeps them: with and without the limit of the hub. */
const ROUTES = { limited: 'hub.routes.limited', all: 'hub.routes.all' };

function bodyLimit(bytes: number): Middleware {
  const limit = $apis.bodyLimit(bytes);
  limit.id = ALL_BUT_SUPERUSERS;
  return limit;
}

/**
 * Limits what requests may carry and what is kept of them, before the server takes any. All of it is
 * PocketBase's own compiled code: a middleware in JavaScript would hold an engine for each open stream.
 * No request is logged: its address can name what is private, and a flood would fill the disk.
 */
export function guardServer(e: ServeEvent): void {
  e.server.maxHeaderBytes = MOST_HEADER_BYTES;
  e.router.unbind('pbActivityLogger');
  $app.store().set(ROUTES.all, e.router.buildMux());
  e.router.bind(bodyLimit(MOST_BYTES));
  $app.store().set(ROUTES.limited, e.router.buildMux());
  e.next();
}

/** What the routes that take documents let through: people who are signed in, and a document's size. */
export function documentGuards(): Middleware[] {
  return [$apis.requireAuth(), bodyLimit(MOST_DOCUMENT_BYTES)];
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
    throw new BadRequestError('The form could not be read.');
  }
  const texts = Object.values(e.request.multipartForm.value).flat();
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (length > MOST_BYTES) throw new ApiError(413, 'Request entity too large.');
}

/** Saves a record that may bring a document: only the form that carries it may be large. */
export function saveWithDocument(e: RequestEvent): void {
  if (!isForm(e)) {
    answer(e, 'limited');
    return;
  }
  readForm(e);
  answer(e, 'all');
}

/** Serves a file as it is: making a small picture of a large one takes the memory of both, uncompressed. */
export function serveFile(e: RequestEvent): void {
  if (e.request.url.query().has('thumb')) throw new BadRequestError('The hub makes no thumbnails.');
  answer(e, 'all');
}
