import { answerRates, type DayRates } from './rates-answer';
import { readRatesQuery, type RatesQuery } from './rates-query';
import { readUpstreamDays } from './rates-upstream';
import { textFrom } from './stored';
import { askService, inTurn, sendJson, setAge } from './upstream';
import { addDays, lastPublished, publishedAt } from './working-days';

const DEFAULT_URL = 'https://api.frankfurter.dev/v1';
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
  app
    .db()
    .newQuery(
      `INSERT INTO rates (date, rates, updated)
       SELECT value ->> '$.date', value -> '$.rates', strftime('%Y-%m-%d %H:%M:%fZ') FROM json_each({:days})
       WHERE true ON CONFLICT (date) DO UPDATE SET rates = excluded.rates, updated = excluded.updated`,
    )
    .bind({ days: JSON.stringify(days) })
    .execute();
}

/** Asks the service for the days after `newest`. Says whether it had the one that is due. */
function fetchDays(app: App, newest: string, due: string): boolean {
  const first = newest === '' ? addDays(due, -YEAR_DAYS) : newest;
  const base = $os.getenv('HUB_RATES_URL') || DEFAULT_URL;
  const days = readUpstreamDays(askService(`${base}/${first}..${due}?from=EUR`), newest) ?? [];
  if (days.length > 0) store(app, days);
  return days.some(({ date }) => date >= due);
}

/** Fetches the days that are missing, by one request. Gives the newest day that is there then. */
function bringUpToDate(app: App, due: string): string {
  const before = newestDay(app);
  if (before >= due) return before;
  inTurn('hub.rates', () => {
    // Someone else's turn may have ended since this one looked.
    const newest = newestDay(app);
    return newest >= due || fetchDays(app, newest, due);
  });
  return newestDay(app);
}

/** `GET /api/hub/rates/latest` and `/{start}..{end}` (specification §7.40): the service's own paths and answers. */
export function serveRates(e: RequestEvent): void {
  const now = Date.now();
  const { url } = e.request;
  const query = readRatesQuery(e.request.pathValue('days'), url.query().get('from'), url.query().get('to'));
  if ('status' in query) {
    sendJson(e, query.status, { message: query.message });
    return;
  }
  const due = lastPublished(now);
  const newest = bringUpToDate(e.app, due);
  if (newest === '') {
    sendJson(e, 503, { message: 'The hub has no rates yet, and the rates service can’t be reached.' });
    return;
  }
  const answer = answerRates(storedDays(e.app, query), query);
  if (newest < due) setAge(e, now - publishedAt(newest));
  if (answer === null) sendJson(e, 404, { message: 'not found' });
  else sendJson(e, 200, answer);
}
