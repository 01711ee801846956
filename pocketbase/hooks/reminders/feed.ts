import { calendarFeed, type FeedEvent, type ReminderSource } from '@hub/reminders';
import { hubId } from '../hub-id-header';
import { textFrom } from '../services/stored';
import { findPersonToRemind, type Person } from './person';
import { type DueCandidate, findToCome, idsToCome, rowsOf } from './records';
import { hubAddress } from './send';
import { sources } from './sources';
import { findToken, noteUse } from '../tokens';

const feedSources = sources.filter(({ isInCalendar }) => isInCalendar);
/** The first day of the calendar: it shows all past dates. */
const FIRST_DAY = '1900-01-01';

/** A source, and the ids of what the person may list of it. */
interface Listed {
  source: ReminderSource;
  ids: string;
}

function eventOf(source: ReminderSource, hub: string, address: string, due: DueCandidate): FeedEvent {
  const { row, item, leads } = due;
  return {
    uid: `${row.record}@${hub}`,
    date: due.date,
    summary: item.title,
    url: `${address}${item.path}`,
    category: source.tool,
    updated: row.updated,
    revision: row.rev,
    leads,
  };
}

/** A hash that changes whenever the feed would. */
function fingerprint(app: App, person: Person, lists: readonly Listed[]): string {
  const values = { person: person.id, isAdmin: person.isAdmin, today: person.local.date };
  const parts = lists.map(({ source, ids }) =>
    textFrom(
      app,
      `SELECT coalesce(group_concat(record || ' ' || date || ' ' || updated || ' ' || rev), '') AS text
        FROM (SELECT * FROM (${rowsOf(source)}) ORDER BY record) s`,
      { ...values, ids },
    ),
  );
  const own = textFrom(
    app,
    `SELECT coalesce((SELECT group_concat(record || leads) FROM reminder_items WHERE owner = {:person}), '') ||
       coalesce((SELECT count(*) || max(created) FROM reminders_done), '') AS text`,
    values,
  );
  const { leads, hour, categoryLeads } = person.rules;
  return $security.sha256(JSON.stringify([parts, own, leads, hour, categoryLeads, hubAddress(app)]));
}

/** Serves the calendar of the person whose token is in the URL (RFC 5545). */
export function serveFeed(e: RequestEvent): void {
  const [, secret] = /^([0-9a-f]{40})\.ics$/.exec(e.request.pathValue('file')) ?? [];
  const token = secret === undefined ? null : findToken(e.app, 'calendar', secret);
  if (token === null)
    throw new NotFoundError('This calendar no longer exists. Get a new link on the reminders page.');
  noteUse(e.app, token);
  const person = findPersonToRemind(e.app, token.getString('owner'));
  // Listing loads whole records: once serves the fingerprint and the events.
  const lists = feedSources.map((source) => ({ source, ids: idsToCome(e.app, source, person, FIRST_DAY) }));
  const header = e.response.header();
  const etag = `"${fingerprint(e.app, person, lists)}"`;
  header.set('ETag', etag);
  header.set('Cache-Control', 'private, max-age=900');
  if (e.request.header.get('If-None-Match').replace(/^W\//, '') === etag) {
    e.noContent(304);
    return;
  }
  const [hub, address] = [hubId(), hubAddress(e.app)];
  const events = lists.flatMap(({ source, ids }) =>
    findToCome(e.app, source, person, FIRST_DAY, ids).map((due) => eventOf(source, hub, address, due)),
  );
  header.set('Content-Type', 'text/calendar; charset=utf-8');
  e.string(200, calendarFeed({ name: 'Apps', hour: person.rules.hour, events }));
}
