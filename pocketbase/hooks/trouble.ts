import { refuseQuestion } from './ask';
import { failureOf } from './failure';
import { waitForReplica } from './standby/keep-up';
import { endUnlessHeld } from './standby/note';
import { takeBody } from './take-body';
import { noteCause } from './quiet';

/** Whether a request is to save records by PocketBase's own routes. */
function savesRecord({ request }: RequestEvent): boolean {
  return request.method !== 'GET' && request.url.path.includes('/records');
}

/** An error of PocketBase's Go code, with what caused it inside, or several of them. */
interface GoError {
  value?: GoError | GoError[];
  error?: () => string;
  rawData?: () => GoError | null;
}

/** All that is known of an error: what PocketBase answers is only the outermost of it. */
function textsOf(error: GoError | GoError[] | null | undefined): string[] {
  if (!error) return [];
  if (Array.isArray(error)) return error.flatMap(textsOf);
  return [error.error?.() ?? '', ...textsOf(error.value), ...textsOf(error.rawData?.())];
}

function causeOf(error: unknown): string {
  return [...new Set([String(error), ...textsOf(error as GoError)])].join(' ');
}

/** Writes a failure into the log, and to the terminal: with a full disk there is no log. */
function report(sentence: string, asked: string, cause: string): void {
  const heard = { isNew: false };
  $app.store().setFunc('hub.trouble', (before) => {
    const { isNew, kept } = noteCause(before, `${sentence} ${cause}`, Date.now());
    heard.isNew = isNew;
    return kept;
  });
  if (!heard.isNew) return;
  console.error(`${sentence} (${asked}) ${cause}`);
  $app.logger().error(sentence, 'asked', asked, 'cause', cause);
}

/**
 * The answer to an error that is the hub's own, which is reported; `null` when it is about what was sent. `isSave` says
 * whether something was to be saved.
 */
export function troubleOf(error: unknown, { request }: RequestEvent, isSave: boolean): ApiError | null {
  const cause = causeOf(error);
  const failure = failureOf(cause, isSave);
  if (failure === null) return null;
  report(failure.sentence, request.url.path.split('/')[3] ?? '', cause);
  const fields = { hub: new ValidationError('hub_trouble', failure.sentence) };
  return new ApiError(failure.status, failure.sentence, fields);
}

/**
 * Who asks; `null` for a guest. PocketBase takes everyone for a guest whose token it fails to look up, and to be told to
 * log in would end the session: so a token that came to nothing is looked up again. Throws when that can't be done.
 */
export function findPerson(e: RequestEvent, isSave: boolean): HubRecord | null {
  const token = e.request.header.get('Authorization').replace(/^Bearer /i, '');
  if (e.auth !== null || token === '') return e.auth;
  try {
    return e.app.findAuthRecordByToken(token, 'auth');
  } catch (error) {
    const trouble = troubleOf(error, e, isSave);
    if (trouble !== null) throw trouble;
    return null;
  }
}

/** Knows who asks, and answers with 5xx and a sentence that names the cause where the hub itself fails in `run`. */
export function aroundRequest(e: RequestEvent, isSave: boolean, run: () => void): void {
  endUnlessHeld();
  if (isSave) waitForReplica();
  e.auth = findPerson(e, isSave);
  try {
    run();
  } catch (error) {
    throw troubleOf(error, e, isSave) ?? error;
  }
}

/**
 * Around everything else that a request does for PocketBase's own routes of records and sessions: a full disk, a folder
 * that can't be written and a database that fails are no fault of who asks. Guests save nothing, so what they send to be
 * saved is not read.
 */
export function sayTrouble(e: RequestEvent): void {
  const isSave = savesRecord(e);
  aroundRequest(e, isSave, () => {
    refuseQuestion(e);
    if (e.auth !== null || !isSave) takeBody(e);
    e.next();
  });
}
