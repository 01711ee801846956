import { type Delivery, LONGEST_WAIT_MS, type Message, type ReminderStore, type Tried } from '@hub/reminders';
import { arrayFrom, execute, type PreparedQueries } from '../services/stored';
import { findRecord, writeWhole } from '../transaction';
import { randomId } from './secrets';
import { CHANNEL_FAILS, noteOnChannel } from './channel-state';
import { findPending } from './records';
import { type Person, remindedPeople } from './person';
import { sources } from './sources';

/** The most messages of one run. */
const MOST_MESSAGES = 200;

const ADD = `
  INSERT OR IGNORE INTO deliveries
    (person, source, record, date, lead, snoozes, channel, message, digest, state, tries, nextTry, reason, sentAt)
  SELECT value ->> 'person', value ->> 'source', value ->> 'record', value ->> 'date', value ->> 'lead',
    value ->> 'snoozes', value ->> 'channel', value ->> 'message', value ->> 'digest', 'waiting', 0, 0, '', ''
  FROM json_each({:rows})`;

/**
 * What may delay a run comes last: e-mail, for which PocketBase waits without a limit, and channels that
 * failed. A next attempt after `latest` is from when the hub's clock was ahead. Messages to people without access to the hub are excluded: they would take the places of others.
 */
const WAITING = `
  SELECT coalesce(json_group_array(json_object(
    'id', m.message, 'person', m.person, 'channel', m.channel, 'tries', m.tries)), '[]') AS text
  FROM (
    SELECT d.message, d.person, d.channel, max(d.tries) AS tries
    FROM deliveries d JOIN reminder_channels c ON c.id = d.channel
    WHERE d.state = 'waiting' AND d.nextTry NOT BETWEEN {:now} + 1 AND {:latest} AND c.isOn
      AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = d.person AND u.isDeactivated)
    GROUP BY d.message, d.channel
    ORDER BY c.kind = 'email', c.lastState = 'failed', min(d.nextTry), d.message LIMIT ${MOST_MESSAGES}
  ) m`;

/** Stores rows of messages to be sent; a row that exists already stays as it is. */
function addDeliveries(app: App, deliveries: readonly Delivery[]): void {
  if (deliveries.length === 0) return;
  execute(app, ADD, { rows: JSON.stringify(deliveries) });
}

function saveDeliveries(app: App, { id, channel }: Message, { state, tries, nextTry, reason }: Tried): void {
  const sentAt = state === 'sent' ? new Date().toISOString() : '';
  execute(
    app,
    `UPDATE deliveries SET state = {:state}, tries = {:tries}, nextTry = {:nextTry}, reason = {:reason}, sentAt = {:sentAt}
       WHERE message = {:id} AND channel = {:channel}`,
    { state, tries, nextTry, reason, sentAt, id, channel },
  );
}

/** Deletes a device that no longer exists. */
function removeDevice(app: App, channel: string): void {
  const device = findRecord(app, 'reminder_channels', channel);
  if (device?.getString('kind') === 'push') app.delete(device);
}

/** Lets the person's other channels report that one of them fails. */
function addFailureNotice(app: App, { channel, person }: Message, people: readonly Person[]): void {
  const recipient = people.find(({ id }) => id === person);
  const others = recipient?.channels.filter((other) => other !== channel) ?? [];
  const message = randomId();
  const notice = {
    source: CHANNEL_FAILS,
    record: channel,
    date: recipient?.local.date ?? '',
    lead: 0,
    snoozes: 0,
  };
  addDeliveries(
    app,
    others.map((other) => ({ ...notice, person, channel: other, message, digest: '' })),
  );
}

/** The job's storage: the hub's database. `queries` are those that it runs for each person. */
export function reminderStore(app: App, queries: PreparedQueries): ReminderStore {
  const people = remindedPeople(app);
  const personOf = (id: string) => people.find((person) => person.id === id);
  const pending = (id: string, day: string, isByHour: boolean) => {
    const person = personOf(id);
    if (person === undefined) return [];
    return sources
      .filter(({ hour }) => (hour !== undefined) === isByHour)
      .flatMap((source) => findPending(app, queries, source, person, day));
  };
  return {
    people: () => people,
    lastDigest: (id) => personOf(id)?.lastDigest ?? '',
    candidates: ({ id }, day) => pending(id, day, false),
    candidatesByHour: ({ id, local }) => pending(id, local.date, true),
    newId: randomId,
    add: (deliveries) => {
      addDeliveries(app, deliveries);
    },
    waiting: (now) => arrayFrom<Message>(app, WAITING, { now, latest: now + LONGEST_WAIT_MS }),
    begin: ({ id, channel }, now) => {
      // A value that it has already would not be written.
      const sentAt = new Date(now).toISOString();
      execute(
        app,
        'UPDATE deliveries SET sentAt = {:sentAt} WHERE message = {:id} AND channel = {:channel}',
        {
          ...{ id, channel, sentAt },
        },
      );
    },
    save: (message, tried) => {
      writeWhole(app, (tx) => {
        saveDeliveries(tx, message, tried);
        if (tried.state === 'gone' && tried.reason !== '') removeDevice(tx, message.channel);
        else if (tried.state === 'sent' || tried.reason !== '')
          noteOnChannel(tx, message.channel, tried.state === 'sent', tried.reason);
        if (tried.state === 'failed') addFailureNotice(tx, message, people);
      });
    },
  };
}
