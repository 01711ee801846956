import {
  execute,
  askService,
  inTurn,
  inTurnAfterOthers,
  isAskedAnew,
  type Outcome,
  sendJson,
  setAge,
  setRetryAfter,
  spend,
  textFrom,
  waitFor,
} from '@hub/pocketbase/hooks';
import { addDays } from '@hub/calendar';
import { answerRates, type DayRates } from './rates-answer';
import { readRatesQuery, refuseDear, type Refusal, type RatesQuery } from './rates-query';
import { readUpstreamDays } from './rates-upstream';
import { lastPublished, publishedAt } from './working-days';

const DEFAULT_URL = 'https://api.frankfurter.dev/v1';
/** How often one person may bypass the cache in ten minutes. */
const MOST_QUESTIONS = 12;
/** Where nothing is stored, one year is fetched. */
const YEAR_DAYS = 366;

/** Of a day's rates only those that are named: to read all thirty takes ten times as long. */
const NAMED = `(SELECT json_group_object(key, value) FROM json_each(rates)
  WHERE key IN (SELECT value FROM json_each({:codes})))`;

function newestDay(app: App): string {
  return textFrom(app, "SELECT coalesce(max(date), '') AS text FROM rates");
}

/** The days of a question, the earliest first; before a weekend or a holiday that it begins with, the day before. */
function storedDays(app: App, { from, to, start, end }: RatesQuery): DayRates[] {
  const newest = newestDay(app);
  const days = textFrom(
    app,
    `SELECT json_group_array(json_array(date, json(${to.length > 0 ? NAMED : 'rates'})) ORDER BY date) AS text FROM rates
     WHERE date >= coalesce((SELECT max(date) FROM rates WHERE date <= {:start}), {:start}) AND date <= {:end}`,
    {
      start: start ?? newest,
      end: end ?? newest,
      ...(to.length > 0 && { codes: JSON.stringify([from, ...to]) }),
    },
  );
  const rows = JSON.parse(days) as [string, DayRates['rates']][];
  return rows.map(([date, rates]) => ({ date, rates }));
}

function store(app: App, days: readonly DayRates[]): void {
  execute(
    app,
    `INSERT INTO rates (date, rates, updated)
       SELECT value ->> '$.date', value -> '$.rates', strftime('%Y-%m-%d %H:%M:%fZ') FROM json_each({:days})
       WHERE true ON CONFLICT (date) DO UPDATE SET rates = excluded.rates, updated = excluded.updated`,
    { days: JSON.stringify(days) },
  );
}

/** Asks the service for the days after `newest`: whether it had the one that is due. */
function fetchDays(app: App, newest: string, due: string): Outcome {
  const first = newest === '' ? addDays(due, -YEAR_DAYS) : newest;
  const base = $os.getenv('HUB_RATES_URL') || DEFAULT_URL;
  const answer = askService('rates', `${base}/${first}..${due}?from=EUR`);
  const days = typeof answer === 'string' ? [] : (readUpstreamDays(answer.json, newest) ?? []);
  if (days.length > 0) store(app, days);
  return days.some(({ date }) => date >= due) ? 'answered' : 'failed';
}

/**
 * Fetches the days that are missing, by one request: by itself unless the service has just failed; for a person who
 * pressed "Try again", at once. Gives how long it is until that person may ask again, 0 where they have not asked too often.
 */
function bringUpToDate(e: RequestEvent, due: string): number {
  const person = e.auth?.id ?? '';
  const isPressed = isAskedAnew(e);
  const isNeeded = () => newestDay(e.app) < due;
  let waitMs = 0;
  const ask = (): Outcome => {
    // Someone else's turn may have ended since this one looked.
    const newest = newestDay(e.app);
    if (newest >= due) return 'unasked';
    if (isPressed) waitMs = spend('rates', person, 1, MOST_QUESTIONS);
    return waitMs > 0 ? 'unasked' : fetchDays(e.app, newest, due);
  };
  if (isPressed) inTurnAfterOthers('rates', person, isNeeded, ask);
  else if (isNeeded()) inTurn('rates', false, ask);
  return waitMs;
}

/** Why a query asks for too many stored days; `null` if it does not. */
function refuseStored(app: App, { to, start, end }: RatesQuery): Refusal | null {
  if (start === null || end === null) return null;
  const count = textFrom(
    app,
    'SELECT CAST(count(*) AS TEXT) AS text FROM rates WHERE date >= {:start} AND date <= {:end}',
    { start, end },
  );
  return refuseDear({ to }, Number(count));
}

function refuse(e: RequestEvent, { status, message }: Refusal): void {
  sendJson(e, status, { message });
}

/** Says that there are no rates at all, and when to ask again. */
function sendNothing(e: RequestEvent, budgetWaitMs: number): void {
  setRetryAfter(e, budgetWaitMs || waitFor('rates'));
  const [status, reason] =
    budgetWaitMs > 0
      ? [429, 'you have asked the rates service too often. Please wait some minutes.']
      : [503, 'the rates service can’t be reached.'];
  sendJson(e, status, { message: `The hub has no rates yet, and ${reason}` });
}

/** `GET /api/hub/rates/latest` and `/{start}..{end}` (specification §7.40): the service's own paths and answers. */
export function serveRates(e: RequestEvent): void {
  const now = Date.now();
  const { url } = e.request;
  const query = readRatesQuery(e.request.pathValue('days'), url.query().get('from'), url.query().get('to'));
  if ('status' in query) {
    refuse(e, query);
    return;
  }
  const due = lastPublished(now);
  const budgetWaitMs = bringUpToDate(e, due);
  const newest = newestDay(e.app);
  if (newest === '') {
    sendNothing(e, budgetWaitMs);
    return;
  }
  const refusal = refuseStored(e.app, query);
  if (refusal !== null) {
    refuse(e, refusal);
    return;
  }
  const answer = answerRates(storedDays(e.app, query), query);
  if (newest < due) setAge(e, now - publishedAt(newest));
  if (answer === null) refuse(e, { status: 404, message: 'not found' });
  else sendJson(e, 200, answer);
}
