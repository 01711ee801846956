import { bodyOf } from './body';
import { passwordProblem } from './password';
import { sentence } from './refuse';
import { readInTurn, takeBody } from './take-body';
import { serverErrorOf } from './server-error';

/** What the hub checks before it passes a request on to PocketBase's own route. */

/** The most text of a form, besides its files. */
const MOST_TEXT_BYTES = 16 * 1024;

/** The names under which the store holds PocketBase's own routes: with and without the hub's body limit. */
export const ROUTES = { limited: 'hub.routes.limited', all: 'hub.routes.all' };

const tooLarge = () => new ApiError(413, 'Request entity too large.');

function answer(e: RequestEvent, routes: keyof typeof ROUTES): void {
  $app.store().get(ROUTES[routes]).serveHTTP(e.response, e.request);
}

function isForm(e: RequestEvent): boolean {
  return e.request.header.get('Content-Type').toLowerCase().startsWith('multipart/form-data');
}

/** Parses a form and stores its files on the disk. The other parts have the usual limit. */
export function readForm(e: RequestEvent): void {
  try {
    e.request.parseMultipartForm(MOST_TEXT_BYTES);
  } catch (error) {
    if (/too large/i.test(String(error))) throw tooLarge();
    throw serverErrorOf(error, e, true) ?? new BadRequestError('The form could not be read.');
  }
  const texts = Object.values(e.request.multipartForm.value).flat();
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (length > MOST_TEXT_BYTES) throw tooLarge();
}

/** Saves a record that may contain a document: only the form's file may be large. */
export function saveWithDocument(e: RequestEvent): void {
  if (isForm(e)) {
    readInTurn(e, () => readForm(e));
    answer(e, 'all');
    return;
  }
  // This route accepts bodies as large as a file. A body of unknown length goes to PocketBase's limited
  // route.
  const { contentLength } = e.request;
  if (contentLength > MOST_TEXT_BYTES) throw tooLarge();
  if (contentLength >= 0) takeBody(e);
  answer(e, 'limited');
}

/** Creates a person; PocketBase alone would refuse a password that is too long without saying why. */
export function makePerson(e: RequestEvent): void {
  takeBody(e);
  const { password } = bodyOf(e);
  const problem = typeof password === 'string' ? passwordProblem(password) : null;
  if (problem !== null) throw sentence(400, 'password', problem);
  answer(e, 'all');
}

/** Serves a file as it is: a thumbnail of a large picture takes the memory of both, uncompressed. */
export function serveFile(e: RequestEvent): void {
  if (e.request.url.query().has('thumb')) throw new BadRequestError('The hub makes no thumbnails.');
  answer(e, 'all');
}
