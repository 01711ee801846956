/** How long a service may take, in seconds; less than one second would mean two minutes to PocketBase. */
const TIMEOUT_SECONDS = 5;
/** How long a service is left alone after it has failed. */
const REST_MS = 60_000;

/** The JSON that a service answers with; `null` when it is slow, away, refuses or sends something else. */
export function askService(url: string): unknown {
  try {
    const { statusCode, json } = $http.send({ url, method: 'GET', timeout: TIMEOUT_SECONDS });
    if (statusCode === 200 && json !== null) return json;
    $app.logger().error('A public service did not answer well.', 'status', String(statusCode));
  } catch (error) {
    $app.logger().error('A public service could not be reached.', 'cause', String(error));
  }
  return null;
}

/** What is known of a service: `asking` or `failed`, and since when in milliseconds since 1970; empty when it is free. */
function since(state: string | null, word: 'asking' | 'failed'): number {
  const [kept, at] = (state ?? '').split(' ');
  return kept === word ? Number(at) : -Infinity;
}

/** Whether a service is being asked: an engine that was ended meanwhile keeps nobody waiting for long. */
function isBusy(state: string | null, now: number): boolean {
  return Math.abs(now - since(state, 'asking')) < 2 * TIMEOUT_SECONDS * 1000;
}

/**
 * Runs `ask`, which says whether it was well answered, unless it is running for someone else or has failed within the
 * last minute: a service is asked once, however many people are waiting. Says whether it has run.
 */
export function inTurn(service: string, ask: () => boolean): boolean {
  const now = Date.now();
  const turn = { isMine: false };
  $app.store().setFunc(service, (state) => {
    turn.isMine = !isBusy(state, now) && Math.abs(now - since(state, 'failed')) >= REST_MS;
    return turn.isMine ? `asking ${now}` : (state ?? '');
  });
  if (!turn.isMine) return false;
  let isAnswered = false;
  try {
    isAnswered = ask();
  } finally {
    $app.store().setFunc(service, () => (isAnswered ? '' : `failed ${Date.now()}`));
  }
  return true;
}

/** Whether a service is being asked right now, for anyone. */
export function isAsking(service: string): boolean {
  let isNow = false;
  $app.store().setFunc(service, (state) => {
    isNow = isBusy(state, Date.now());
    return state ?? '';
  });
  return isNow;
}

/** Sends JSON as it is: PocketBase's own way would put the keys of an object in another order each time. */
export function sendJson(e: RequestEvent, status: number, body: object): void {
  e.response.header().set('Content-Type', 'application/json');
  e.string(status, JSON.stringify(body));
}

/** Marks an answer that is older than it should be, with its age. */
export function setAge(e: RequestEvent, ageMs: number): void {
  e.response.header().set('X-Hub-Age', String(Math.max(0, Math.round(ageMs / 1000))));
}
