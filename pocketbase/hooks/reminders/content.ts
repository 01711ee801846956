import { type CalendarDate, daysBetween } from '@hub/calendar';
import {
  type Message,
  type MessageText,
  messageText,
  type ReminderSource,
  type MessagePart,
} from '@hub/reminders';
import { findRecord } from '../transaction';
import { arrayFrom } from '../services/stored';
import { findPersonToRemind, type Person } from './person';
import { type DueCandidate, findByIds } from './records';
import { findSource } from './sources';
import { CHANNEL_FAILS } from './channel-state';

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
  /** The first record of the message, with the date of which it reminds. */
  told: { record: string; date: CalendarDate };
  /** The last date on which the message is useful; `null` if it always is. */
  lastDate: CalendarDate | null;
}

const ROWS = `
  SELECT coalesce(json_group_array(json_object(
    'source', source, 'record', record, 'date', date, 'lead', lead, 'snoozes', snoozes)), '[]') AS text
  FROM (SELECT * FROM deliveries WHERE message = {:id} AND channel = {:channel} AND state = 'waiting' ORDER BY date)`;

function sayChannelFails(app: App, { record, date }: Row): MessagePart[] {
  const channel = findRecord(app, 'reminder_channels', record);
  // It may work again by now, or be off.
  if (channel?.getString('lastState') !== 'failed' || !channel.getBool('isOn')) return [];
  const named = `Reminders by ${channel.getString('label')} fail: ${channel.getString('lastReason')}`;
  return [{ named, unnamed: 'One of your channels for reminders fails', date, path: '/account/reminders' }];
}

/** The items of a message that the person may still see and nobody has done, by source and record. */
function findItems(app: App, person: Person, rows: readonly Row[]): ReadonlyMap<string, DueCandidate> {
  const found = [...new Set(rows.map(({ source }) => source))].flatMap((name) => {
    const source = findSource(name);
    const own = rows.filter((row) => row.source === name);
    return source === null ? [] : findByIds(app, source, person, own);
  });
  return new Map(found.map((item) => [`${item.source} ${item.record}`, item]));
}

/** What a message now says about each of its items; leaves out items that were deleted or changed. */
function messagePartsOf(app: App, person: Person, rows: readonly Row[]): { row: Row; said: MessagePart[] }[] {
  const items = findItems(app, person, rows);
  const say = (row: Row): MessagePart[] => {
    if (row.source === CHANNEL_FAILS) return sayChannelFails(app, row);
    const [source, found] = [findSource(row.source), items.get(`${row.source} ${row.record}`)];
    if (source === null || found?.date !== row.date || found.snoozes !== row.snoozes) return [];
    const { date, path } = found.item;
    return [{ ...source.say(found.item, daysBetween(person.local.date, date)), date, path }];
  };
  return rows.map((row) => ({ row, said: say(row) }));
}

/** The content of a message at this moment; `null` if nothing of it is left. */
export function contentOf(app: App, message: Message): Content | null {
  const person = findPersonToRemind(app, message.person);
  const rows = arrayFrom<Row>(app, ROWS, { id: message.id, channel: message.channel });
  const messages = messagePartsOf(app, person, rows).filter(({ said }) => said.length > 0);
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
    told: first.row,
    lastDate: source?.endsWithDate ? first.row.date : null,
  };
}
