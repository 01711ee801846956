import { type CalendarDate, daysBetween } from '@hub/calendar';
import {
  type Message,
  type MessageText,
  messageText,
  type ReminderSource,
  type MessagePart,
} from '@hub/reminders';
import { findRecord } from '../transaction';
import { textFrom } from '../services/stored';
import { findPersonToRemind, type Person } from './person';
import { findOne } from './records';
import { findSource } from './sources';
import { CHANNEL_FAILS } from './store';

/** A row of `deliveries`: one item of a message. */
interface Row {
  source: string;
  record: string;
  date: string;
  lead: number;
  snoozes: number;
}

/** The content of a message, its recipient, and its actions. */
export interface Content {
  text: MessageText;
  person: Person;
  /** The source of the message's only record; `null` if it is about several records or a channel. */
  source: ReminderSource | null;
  /** The last date on which there is a point in it; `null` if it is never too late. */
  lastDate: CalendarDate | null;
}

const ROWS = `
  SELECT coalesce(json_group_array(json_object(
    'source', source, 'record', record, 'date', date, 'lead', lead, 'snoozes', snoozes)), '[]') AS text
  FROM (SELECT * FROM deliveries WHERE message = {:id} AND channel = {:channel} ORDER BY date)`;

function isDone(app: App, { record, date }: Row): boolean {
  const sql = 'SELECT count(*) AS text FROM reminders_done WHERE record = {:record} AND date = {:date}';
  return textFrom(app, sql, { record, date }) !== '0';
}

function sayChannelFails(app: App, { record, date }: Row): MessagePart[] {
  const channel = findRecord(app, 'reminder_channels', record);
  if (channel === null) return [];
  const named = `Reminders by ${channel.getString('label')} fail: ${channel.getString('lastReason')}`;
  return [{ named, unnamed: 'One of your channels for reminders fails', date, path: '/account/reminders' }];
}

/**
 * What a message says about one item now; nothing if the person may no longer see it, or somebody has done
 * it.
 */
function messagePartsOf(app: App, person: Person, row: Row): MessagePart[] {
  if (row.source === CHANNEL_FAILS) return sayChannelFails(app, row);
  const source = findSource(row.source);
  const found = source && findOne(app, source, person, row.record);
  if (!found || found.date !== row.date || found.snoozes !== row.snoozes || isDone(app, row)) return [];
  const { date, path } = found.item;
  return [{ ...source.say(found.item, daysBetween(person.local.date, date)), date, path }];
}

/** The content of a message at this moment; `null` if nothing of it is left. */
export function contentOf(app: App, message: Message): Content | null {
  const person = findPersonToRemind(app, message.person);
  const rows = JSON.parse(textFrom(app, ROWS, { id: message.id, channel: message.channel })) as Row[];
  const messages = rows
    .map((row) => ({ row, said: messagePartsOf(app, person, row) }))
    .filter(({ said }) => said.length > 0);
  const [first, ...others] = messages;
  if (first === undefined) return null;
  const source = others.length === 0 ? findSource(first.row.source) : null;
  return {
    text: messageText(
      messages.flatMap(({ said }) => said),
      person.showsNames,
    ),
    person,
    source,
    lastDate: source?.endsWithDate ? first.row.date : null,
  };
}
