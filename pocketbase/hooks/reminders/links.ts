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

/** A record with the date of which a message tells its person. */
interface Told {
  person: string;
  source: string;
  record: string;
  date: CalendarDate;
}

/** The purpose of the key that a notification's buttons send: they are about this record on this date, and no other. */
export function purposeOfButtons(message: string, { person, record, date }: Omit<Told, 'source'>): string {
  return `act ${message} ${person} ${record} ${date}`;
}

/** What a message tells of; empty if there is no such message, or its person has no access to the hub. */
function toldBy(app: App, message: string): Told[] {
  const sql = `SELECT json_group_array(json_object(
      'person', person, 'source', source, 'record', record, 'date', date)) AS text
    FROM deliveries WHERE message = {:message} AND person IN (SELECT id FROM users WHERE NOT isDeactivated)`;
  return arrayFrom<Told>(app, sql, { message });
}

/** Performs the action of a notification's button, without a session: the device may be signed out. */
export function actOnMessage(e: RequestEvent): void {
  const body = bodyOf(e);
  const { message, key, action } = body;
  const id = String(message);
  const told = toldBy(e.app, id).find((one) => opens(e.app, purposeOfButtons(id, one), String(key)));
  if (told === undefined) throw new NotFoundError(REFUSED);
  actForPerson(e.app, told, { action });
  e.noContent(204);
}
