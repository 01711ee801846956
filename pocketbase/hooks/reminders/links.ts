import { bodyOf } from '../body';
import { textFrom } from '../services/stored';
import { findRecord } from '../transaction';
import { actForPerson } from './item';
import { opens } from './secrets';

const REFUSED = 'This link does not work any more.';

/** Turns a channel off for a mail program that has been asked to (RFC 8058). */
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

interface Row {
  person: string;
  source: string;
  record: string;
}

/** The record that a message is about, and its person; `null` for no such message, and for a person without access to the hub. */
function rowOf(app: App, message: string): Row | null {
  const sql = `SELECT coalesce((SELECT json_object('person', person, 'source', source, 'record', record)
    FROM deliveries WHERE message = {:message}
      AND person IN (SELECT id FROM users WHERE NOT isDeactivated) LIMIT 1), 'null') AS text`;
  return JSON.parse(textFrom(app, sql, { message })) as Row | null;
}

/** Does what was tapped at a notification: a device that shows one may be signed out of the hub's pages. */
export function actOnMessage(e: RequestEvent): void {
  const body = bodyOf(e);
  const { message, key, action } = body;
  const row = typeof message === 'string' ? rowOf(e.app, message) : null;
  if (row === null || !opens(e.app, `act ${String(message)} ${row.person}`, String(key)))
    throw new NotFoundError(REFUSED);
  actForPerson(e.app, row, { action });
  e.noContent(204);
}
