import { readPush, type SubscribedBrowser } from '@hub/reminders/testing';
import type { RecordModel } from 'pocketbase';
import { expect, vi } from 'vitest';
import type { TestServer, TestUser } from '../testing';
import type { Received } from './receiver';

/** What the tests of reminders make, run and read. */

/** How often is looked for what comes soon. */
export const SOON = { interval: 50 };
/** The date of the day in UTC. */
export const today = new Date().toISOString().slice(0, 10);
/** Rules of a person: whatever the clock shows, the hour has struck. */
export const RULES = {
  leads: [90, 30, 7, 1, 0],
  hour: '00:00',
  workoutHour: '00:00',
  isDigest: false,
  showsNames: true,
};

/** Somebody who is reminded by these rules, over no channel yet. */
export async function makePerson(
  server: TestServer,
  rules: object = {},
  fields: object = {},
): Promise<TestUser> {
  const person = await server.createUser({ timeZone: 'UTC', ...fields });
  await person.client.collection('reminder_rules').create({ ...RULES, ...rules });
  return person;
}

/** Gives a person a channel that is on. */
export function addChannel({ client }: TestUser, channel: object) {
  return client.collection('reminder_channels').create({ isOn: true, label: 'A channel', ...channel });
}

/** Gives a person a passport. */
export function addItem({ client }: TestUser, item: object) {
  return client.collection('expiry').create<RecordModel>({ name: 'Passport', person: 'Ada', ...item });
}

/** What was written down of a reminder on a channel. */
export interface Delivery {
  record: string;
  lead: number;
  channel: string;
  state: string;
  reason: string;
  tries: number;
}

/** What was written down of a person's reminders. */
export function deliveries({ superuser }: TestServer, { id }: TestUser): Promise<Delivery[]> {
  const filter = superuser.filter('person = {:id}', { id });
  return superuser
    .collection('deliveries')
    .getFullList<Delivery & RecordModel>({ filter, sort: 'date,lead' });
}

/** Runs the job, and waits until it has written what came of each message. */
export async function runJob(server: TestServer, person: TestUser): Promise<Delivery[]> {
  return vi.waitFor(async () => {
    // A run that begins while another one sends ends at once.
    await server.superuser.crons.run('hub-reminders');
    const rows = await deliveries(server, person);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.state !== 'waiting' || row.tries > 0).toBe(true);
    return rows;
  }, SOON);
}

/** What a push says to a browser. */
export function pushOf(push: Received | undefined, browser: SubscribedBrowser): unknown {
  return JSON.parse(readPush(push?.body ?? Buffer.of(), browser));
}
