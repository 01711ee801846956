import { refuseQuestion } from './ask';
import { failureOf } from './failure';
import { waitForReplica } from './standby/keep-up';
import { endWithoutLease } from './standby/note';
import { takeBody } from './take-body';
import { isNewCause } from './memory';

/** Whether a request saves records by PocketBase's own routes. */
function savesRecord({ request }: RequestEvent): boolean {
  return request.method !== 'GET' && request.url.path.includes('/records');
}

/** An error of PocketBase's Go code, with its cause inside, or several of them. */
interface GoError {
  value?: GoError | GoError[];
  error?: () => string;
  rawData?: () => GoError | null;
}

/** All messages of an error and its causes: PocketBase's response has only the outermost. */
function textsOf(error: GoError | GoError[] | null | undefined): string[] {
  if (!error) return [];
  if (Array.isArray(error)) return error.flatMap(textsOf);
  return [error.error?.() ?? '', ...textsOf(error.value), ...textsOf(error.rawData?.())];
}

function causeOf(error: unknown): string {
  return [...new Set([String(error), ...textsOf(error as GoError)])].join(' ');
}

/** Writes a failure to the log and to the terminal: with a full disk, the log can't be written. */
function report(sentence: string, asked: string, cause: string): void {
  if (!isNewCause('hub.serverErrors', `${sentence} ${cause}`)) return;
  console.error(`${sentence} (${asked}) ${cause}`);
  $app.logger().error(sentence, 'asked', asked, 'cause', cause);
}

/**
 * Logs an error that is the hub's own, and returns the response for it; `null` if the error is about what was
 * sent. `isSave` says whether the request was to save something.
 */
export function serverErrorOf(error: unknown, { request }: RequestEvent, isSave: boolean): ApiError | null {
  const cause = causeOf(error);
  const failure = failureOf(cause, isSave);
  if (failure === null) return null;
  report(failure.sentence, request.url.path.split('/')[3] ?? '', cause);
  const fields = { hub: new ValidationError('hub_trouble', failure.sentence) };
  return new ApiError(failure.status, failure.sentence, fields);
}

/**
 * The person who sends the request; `null` for a guest. If PocketBase fails to look up a token, it treats its
 * person as a guest, and the response "log in" would end the session: so the token is looked up again here.
 * Throws if that fails too.
 */
export function findPerson(e: RequestEvent, isSave: boolean): HubRecord | null {
  const token = e.request.header.get('Authorization').replace(/^Bearer /i, '');
  if (e.auth !== null || token === '') return e.auth;
  try {
    return e.app.findAuthRecordByToken(token, 'auth');
  } catch (error) {
    const serverError = serverErrorOf(error, e, isSave);
    if (serverError !== null) throw serverError;
    return null;
  }
}

/** Identifies the person, then calls `run`; if the hub fails, responds with 5xx and the cause in a sentence. */
export function aroundRequest(e: RequestEvent, isSave: boolean, run: () => void): void {
  endWithoutLease();
  if (isSave) waitForReplica();
  e.auth = findPerson(e, isSave);
  try {
    run();
  } catch (error) {
    throw serverErrorOf(error, e, isSave) ?? error;
  }
}

/**
 * Wraps PocketBase's own routes for records and sessions: a full disk, an unwritable folder or a failing
 * database is not the sender's fault. Guests save nothing, so their bodies are not read.
 */
export function answerServerErrors(e: RequestEvent): void {
  const isSave = savesRecord(e);
  aroundRequest(e, isSave, () => {
    refuseQuestion(e);
    if (e.auth !== null || !isSave) takeBody(e);
    e.next();
  });
}
