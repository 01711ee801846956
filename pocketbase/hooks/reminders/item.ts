import { addDays, type CalendarDate, isCalendarDate } from '@hub/calendar';
import { currentLead, leadsProblem, nextReminder, reminderDay, type ReminderSource } from '@hub/reminders';
import { bodyOf } from '../body';
import { writeAs } from '../judge-again';
import { holdNewToQuota } from '../quota/quota';
import { refuseFields, sentence } from '../refuse';
import { shownName } from '../shown-name';
import { sendJson } from '../services/upstream';
import { arrayFrom, execute, keepLatest, textFrom } from '../services/stored';
import { findPersonToRemind, firstDayToTell, type Person } from './person';
import { type DueCandidate, findOne } from './records';
import { findSource } from './sources';

/** The longest snooze in days. */
const LONGEST_SNOOZE = 3650;

/** A record of which a person is reminded. */
interface Item {
  source: ReminderSource;
  person: Person;
  due: DueCandidate;
}

function findItem(app: App, name: string, personId: string, record: string): Item {
  const source = findSource(name);
  const person = findPersonToRemind(app, personId);
  const due = source && findOne(app, source, person, record);
  if (!due) throw new NotFoundError('There is nothing to be reminded of.');
  return { source, person, due };
}

interface Done {
  /** The shown name of the person who did it; `null` if others don't see it. */
  by: string | null;
  at: string;
}

function whoDid(app: App, { due }: Item): Done | null {
  const text = textFrom(
    app,
    `SELECT coalesce((SELECT json_object('by', coalesce(u.name, ''), 'at', x.created) FROM reminders_done x
       LEFT JOIN users u ON u.id = x.by WHERE x.record = {:record} AND x.date = {:date}), 'null') AS text`,
    { record: due.record, date: due.date },
  );
  const done = JSON.parse(text) as { by: string; at: string } | null;
  return done && { by: shownName(done.by), at: done.at };
}

function channelNames(app: App, person: Person): string[] {
  const sql = `SELECT coalesce(json_group_array(label), '[]') AS text FROM reminder_channels
    WHERE owner = {:id} AND isOn`;
  return arrayFrom<string>(app, sql, { id: person.id });
}

/** The state of a record's reminders, for the record's page. */
function stateOf(app: App, item: Item) {
  const { due, person } = item;
  const done = whoDid(app, item);
  const hour = due.hour ?? person.rules.hour;
  const day = reminderDay(person.local, hour);
  const state = { ...due, day: firstDayToTell(person, hour) };
  const channels = channelNames(app, person);
  return {
    date: due.date,
    leads: due.leads,
    hasOwnLeads: due.hasOwnLeads,
    told: due.told,
    isDue: currentLead(due.date, due.leads, day) !== null,
    hour,
    snoozedUntil: due.snoozedUntil !== null && due.snoozedUntil > person.local.date ? due.snoozedUntil : null,
    done,
    channels,
    next: done === null && channels.length > 0 ? nextReminder(due, state) : null,
  };
}

/** What a person can do with a reminder. */
type Action =
  | { action: 'done' | 'undo' }
  | { action: 'snooze'; until: string }
  | { action: 'leads'; leads: readonly number[] | null };

function readAction(body: { readonly [field: string]: unknown }, today: string): Action {
  const { action, until, leads } = body;
  switch (action) {
    case 'done':
    case 'undo':
      return { action };
    case 'snooze': {
      const isLater = typeof until === 'string' && isCalendarDate(until) && until > today;
      if (!isLater || until > addDays(today, LONGEST_SNOOZE))
        return refuseFields({ until: 'Choose a date after today.' });
      return { action, until };
    }
    case 'leads': {
      const problem = leads === null ? null : leadsProblem(leads);
      return problem === null
        ? { action, leads: leads as number[] | null }
        : refuseFields({ leads: problem });
    }
    default:
      return refuseFields({ action: 'Choose done, undo, snooze or leads.' });
  }
}

/** The most dates on which a record was done that are kept of it: the date of one that is renewed changes. */
const MOST_DONE = 100;

/** Holds the settings of one more record to the person's quota: they count in it, and no save of a record makes them. */
function holdSettingsToQuota(app: App, { owner, record }: { owner: string; record: string }): void {
  const sql =
    'SELECT CAST(count(*) AS TEXT) AS text FROM reminder_items WHERE owner = {:owner} AND record = {:record}';
  if (textFrom(app, sql, { owner, record }) === '0') holdNewToQuota(app, owner);
}

function act(app: App, { due, person }: Item, action: Action): void {
  const key = { owner: person.id, record: due.record };
  switch (action.action) {
    case 'done':
      execute(
        app,
        `INSERT OR IGNORE INTO reminders_done (record, date, by, created)
         VALUES ({:record}, {:date}, {:owner}, strftime('%Y-%m-%d %H:%M:%fZ', 'now'))`,
        { ...key, date: due.date },
      );
      keepLatest(app, 'reminders_done', 'record', due.record, MOST_DONE);
      return;
    case 'undo':
      execute(app, 'DELETE FROM reminders_done WHERE record = {:record} AND date = {:date}', {
        record: due.record,
        date: due.date,
      });
      return;
    case 'snooze':
      holdSettingsToQuota(app, key);
      execute(
        app,
        `INSERT INTO reminder_items (owner, record, leads, snoozedUntil, snoozedFor, snoozes)
         VALUES ({:owner}, {:record}, 'null', {:until}, {:date}, 1)
         ON CONFLICT (owner, record) DO UPDATE
         SET snoozedUntil = {:until}, snoozedFor = {:date}, snoozes = snoozes + 1`,
        { ...key, until: action.until, date: due.date },
      );
      return;
    case 'leads':
      holdSettingsToQuota(app, key);
      execute(
        app,
        `INSERT INTO reminder_items (owner, record, leads, snoozedUntil, snoozedFor, snoozes)
         VALUES ({:owner}, {:record}, {:leads}, '', '', 0)
         ON CONFLICT (owner, record) DO UPDATE SET leads = {:leads}`,
        { ...key, leads: JSON.stringify(action.leads) },
      );
  }
}

function requestedItem(app: App, e: RequestEvent): Item {
  return findItem(app, e.request.pathValue('source'), e.auth?.id ?? '', e.request.pathValue('record'));
}

/** Returns the person's reminders of a record. */
export function serveItem(e: RequestEvent): void {
  sendJson(e, 200, stateOf(e.app, requestedItem(e.app, e)));
}

/** Refuses an action on a date (`date`, if it is sent) that the record no longer has: the page may be an old one. */
function refuseOldDate({ due }: Item, { date = due.date }: { readonly [field: string]: unknown }): void {
  if (date !== due.date)
    throw sentence(
      409,
      'date',
      'This has another date by now. Look at it, then do it again if you still mean it.',
    );
}

/** Marks a record as done, snoozes it, or sets its own lead days; returns the new state. */
export function changeItem(e: RequestEvent): void {
  writeAs(e, (tx) => {
    const item = requestedItem(tx, e);
    const body = bodyOf(e);
    refuseOldDate(item, body);
    act(tx, item, readAction(body, item.person.local.date));
  });
  serveItem(e);
}

/**
 * Performs the action of a notification's button: the same as on the record's page. Throws if the record has another date
 * by now: the notification may be an old one.
 */
export function actForPerson(
  app: App,
  { source, record, person, date }: { source: string; record: string; person: string; date: CalendarDate },
  body: { readonly [field: string]: unknown },
): void {
  const item = findItem(app, source, person, record);
  if (item.due.date !== date) throw new NotFoundError('This has another date by now.');
  const until = body['action'] === 'snooze' ? addDays(item.person.local.date, 1) : undefined;
  act(app, item, readAction({ action: body['action'], until }, item.person.local.date));
}
