import {
  execute,
  askService,
  inTurn,
  inTurnAfterOthers,
  isReload,
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
import { judgeDays, type JudgedDay } from './rates-judged';
import { readRatesQuery, refuseDear, type Refusal, type RatesQuery } from './rates-query';
import { readUpstreamDays } from './rates-upstream';
import type { EuroRates } from '../src/rules/known-rates';
import { lastPublished, publishedAt } from '../src/rules/working-days';

const DEFAULT_URL = 'https://api.frankfurter.dev/v1';
/** How often one person may bypass the cache in ten minutes. */
const MOST_QUESTIONS = 12;
/** If nothing is stored, one year is fetched. */
const YEAR_DAYS = 366;

/** Parses only the named rates of a day: parsing all thirty takes ten times as long. */
const NAMED = `(SELECT json_group_object(key, value) FROM json_each(rates)
  WHERE key IN (SELECT value FROM json_each({:codes})))`;

/** How many earlier days are fetched again with the newest one: the service may have corrected them. */
const ASKED_AGAIN_DAYS = 14;
/** A day without a currency that had a rate in this many days before is requested again once an hour. */
const LATELY_DAYS = 30;
const GAP_ASKED_MS = 3_600_000;

/** The newest stored day; a future date, by a mistake of the service, is ignored. */
function newestDay(app: App, today: string): string {
  return textFrom(app, "SELECT coalesce(max(date), '') AS text FROM rates WHERE date <= {:today}", { today });
}

/** The days of a request, the earliest first; if it begins on a weekend or a holiday, with the day before. */
function storedDays(app: App, newest: string, { from, to, start, end }: RatesQuery): DayRates[] {
  const days = textFrom(
    app,
    `SELECT json_group_array(json_array(date, json(${to.length > 0 ? NAMED : 'rates'})) ORDER BY date) AS text FROM rates
     WHERE date >= coalesce((SELECT max(date) FROM rates WHERE date <= {:start}), {:start}) AND date <= {:end}`,
    {
      start: start ?? newest,
      end: end === null || end > newest ? newest : end,
      ...(to.length > 0 && { codes: JSON.stringify([from, ...to]) }),
    },
  );
  const rows = JSON.parse(days) as [string, DayRates['rates']][];
  return rows.map(([date, rates]) => ({ date, rates }));
}

/** Stores days: an implausible rate deletes the stored one, a missing rate does not. */
function store(app: App, days: readonly JudgedDay[]): void {
  execute(
    app,
    `INSERT INTO rates (date, rates, updated)
       SELECT value ->> '$.date', json_patch('{}', value -> '$.rates'), strftime('%Y-%m-%d %H:%M:%fZ')
       FROM json_each({:days}) WHERE true
       ON CONFLICT (date) DO UPDATE SET updated = excluded.updated, rates = json_patch(
         rates.rates,
         (SELECT value -> '$.rates' FROM json_each({:days}) WHERE value ->> '$.date' = excluded.date))`,
    { days: JSON.stringify(days) },
  );
}

/** The rates that the hub has at a moment, and those that it should have. */
interface Stock {
  today: string;
  newest: string;
  /** The newest day that has been published. */
  due: string;
}

function stockOf(app: App, now: number): Stock {
  const today = new Date(now).toISOString().slice(0, 10);
  return { today, newest: newestDay(app, today), due: lastPublished(now) };
}

/** Whether the newest day lacks a currency that recently had a rate, and was not requested since `before`. */
function hasGap(app: App, { newest }: Stock, before: number): boolean {
  const missing = textFrom(
    app,
    `SELECT coalesce(group_concat(DISTINCT recent.key), '') AS text FROM rates, json_each(rates.rates) AS recent
     WHERE date > {:since} AND date <= {:newest} AND recent.key NOT IN (
       SELECT known.key FROM rates AS day, json_each(day.rates) AS known
       WHERE day.date = {:newest})
     AND EXISTS (SELECT 1 FROM rates AS day WHERE day.date = {:newest} AND day.updated < {:before})`,
    {
      newest,
      since: addDays(newest, -LATELY_DAYS),
      before: new Date(before).toISOString().replace('T', ' '),
    },
  );
  return missing !== '';
}

/** Requests the missing days and some before them; returns whether the service had the day that is due. */
function fetchDays(app: App, stock: Stock): Outcome {
  const { newest, due, today } = stock;
  const first = newest === '' ? addDays(due, -YEAR_DAYS) : addDays(newest, -ASKED_AGAIN_DAYS);
  const base = $os.getenv('HUB_RATES_URL') || DEFAULT_URL;
  const answer = askService('rates', `${base}/${first}..${due}?from=EUR`);
  const days = typeof answer === 'string' ? [] : (readUpstreamDays(answer.json, today) ?? []);
  if (days.length > 0) store(app, judgeDays(ratesBefore(app, first), days));
  return days.some(({ date }) => date >= due) ? 'answered' : 'failed';
}

/** The last rate of each currency before a day, because some days lack one. */
function ratesBefore(app: App, date: string): EuroRates {
  const days = textFrom(
    app,
    'SELECT json_group_array(json(rates) ORDER BY date) AS text FROM rates WHERE date < {:date} AND date > {:since}',
    { date, since: addDays(date, -LATELY_DAYS) },
  );
  return Object.fromEntries((JSON.parse(days) as EuroRates[]).flatMap((rates) => Object.entries(rates)));
}

/**
 * Fetches the days that are missing or lack a currency, by one request: by itself unless the service has just
 * failed; for a person who pressed "Try again", at once. Gives how long it is until that person may ask
 * again, 0 where they have not asked too often.
 */
function bringUpToDate(e: RequestEvent, now: number): number {
  const person = e.auth?.id ?? '';
  const isPressed = isReload(e);
  const isNeeded = () => {
    const stock = stockOf(e.app, now);
    return stock.newest < stock.due || hasGap(e.app, stock, isPressed ? now : now - GAP_ASKED_MS);
  };
  let waitMs = 0;
  const ask = (): Outcome => {
    // Somebody else's request may have finished meanwhile.
    if (!isNeeded()) return 'unasked';
    if (isPressed) waitMs = spend('rates', person, 1, MOST_QUESTIONS);
    return waitMs > 0 ? 'unasked' : fetchDays(e.app, stockOf(e.app, now));
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

/** Responds that there are no rates at all, and when to ask again. */
function sendNothing(e: RequestEvent, budgetWaitMs: number): void {
  setRetryAfter(e, budgetWaitMs || waitFor('rates'));
  const [status, reason] =
    budgetWaitMs > 0
      ? [429, 'you have asked the rates service too often. Please wait a few minutes.']
      : [503, 'the rates service can’t be reached.'];
  sendJson(e, status, { message: `The hub has no rates yet, and ${reason}` });
}

/** `GET /api/hub/rates/…` (specification §7.40): the service's own paths and responses. */
export function serveRates(e: RequestEvent): void {
  const now = Date.now();
  const { url } = e.request;
  const query = readRatesQuery(e.request.pathValue('days'), url.query().get('from'), url.query().get('to'));
  if ('status' in query) {
    refuse(e, query);
    return;
  }
  const budgetWaitMs = bringUpToDate(e, now);
  const { newest, due } = stockOf(e.app, now);
  if (newest === '') {
    sendNothing(e, budgetWaitMs);
    return;
  }
  const refusal = refuseStored(e.app, query);
  if (refusal !== null) {
    refuse(e, refusal);
    return;
  }
  const answer = answerRates(storedDays(e.app, newest, query), query);
  if (newest < due) setAge(e, now - publishedAt(newest));
  if (answer === null) refuse(e, { status: 404, message: 'not found' });
  else sendJson(e, 200, answer);
}
