import type { CalendarDate } from '@hub/calendar';
import { bodyOf } from '../body';
import { arrayFrom } from '../services/stored';
import { findRecord } from '../transaction';
import { actForPerson } from './item';
import { opens } from './secrets';

const REFUSED = 'This link no longer works.';

/** Turns off a channel when a mail program requests it (RFC 8058). */
export function unsubscribe(e: RequestEvent): void {
  const id = e.request.pathValue('channel');
  const channel = findRecord(e.app, 'reminder_channels', id);
  if (channel === null || !opens(e.app, `unsubscribe ${id}`, e.request.pathValue('key')))
    throw new NotFoundError(REFUSED);
  channel.set('isOn', false);
  channel.set('rev', channel.getInt('rev') + 1);
  e.app.save(channel);
  e.noContent(204);
}

/** Leads a person to the page where they turn channels off: some mail programs open the link that others send a request to. */
export function leadToChannels(e: RequestEvent): void {
  e.redirect(302, '/account/reminders');
}

/** A record and its date, of which a message reminds its person. */
interface Reminded {
  person: string;
  source: string;
  record: string;
  date: CalendarDate;
}

/** The purpose of the key that a notification's buttons send: they are about this record on this date, and no other. */
export function purposeOfButtons(
  message: string,
  { person, record, date }: Omit<Reminded, 'source'>,
): string {
  return `act ${message} ${person} ${record} ${date}`;
}

/** What a message reminds of; empty if there is no such message, or its person has no access to the hub. */
function remindedBy(app: App, message: string): Reminded[] {
  const sql = `SELECT json_group_array(json_object(
      'person', person, 'source', source, 'record', record, 'date', date)) AS text
    FROM deliveries WHERE message = {:message} AND person IN (SELECT id FROM users WHERE NOT isDeactivated)`;
  return arrayFrom<Reminded>(app, sql, { message });
}

/** Performs the action of a notification's button, without a session: the device may be signed out. */
export function actOnMessage(e: RequestEvent): void {
  const body = bodyOf(e);
  const { message, key, action } = body;
  const id = String(message);
  const reminded = remindedBy(e.app, id).find((one) => opens(e.app, purposeOfButtons(id, one), String(key)));
  if (reminded === undefined) throw new NotFoundError(REFUSED);
  actForPerson(e.app, reminded, { action });
  e.noContent(204);
}
