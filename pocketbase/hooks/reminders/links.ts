import { bodyOf } from '../body';
import { textFrom } from '../services/stored';
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

interface Row {
  person: string;
  source: string;
  record: string;
}

/**
 * The record and the person of a message; `null` if the message does not exist, or the person has no access
 * to the hub.
 */
function rowOf(app: App, message: string): Row | null {
  const sql = `SELECT coalesce((SELECT json_object('person', person, 'source', source, 'record', record)
    FROM deliveries WHERE message = {:message}
      AND person IN (SELECT id FROM users WHERE NOT isDeactivated) LIMIT 1), 'null') AS text`;
  return JSON.parse(textFrom(app, sql, { message })) as Row | null;
}

/** Performs the action of a notification's button, without a session: the device may be signed out. */
export function actOnMessage(e: RequestEvent): void {
  const body = bodyOf(e);
  const { message, key, action } = body;
  const row = typeof message === 'string' ? rowOf(e.app, message) : null;
  if (row === null || !opens(e.app, `act ${String(message)} ${row.person}`, String(key)))
    throw new NotFoundError(REFUSED);
  actForPerson(e.app, row, { action });
  e.noContent(204);
}
