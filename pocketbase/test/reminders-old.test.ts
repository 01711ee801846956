import { addDays } from '@hub/calendar';
import type { RecordModel } from 'pocketbase';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startServer, type TestServer, type TestUser } from '../testing';
import { addItem, deliveries, makePerson, SOON, today } from './reminding';

/** Which rows of reminders are deleted at night. */

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const OLD = addDays(today, -732);
const YOUNGER = addDays(today, -731);

/** Notes that a person was told of a record with a date. */
function noteDelivery({ id }: TestUser, record: string, date: string) {
  return server.superuser.collection('deliveries').create({
    ...{ person: id, source: 'expiry', record, date, lead: 0, snoozes: 0, channel: 'channel00000001' },
    ...{ message: 'message00000001', state: 'sent' },
  });
}
const noteDone = (record: string, date: string) =>
  server.superuser.collection('reminders_done').create({ record, date });
const done = () => server.superuser.collection('reminders_done').getFullList<RecordModel>({ sort: 'record' });
const runJob = () => server.superuser.crons.run('hub-old-reminders');

it('what was sent and done goes when its date passed two years ago and no record has it any more', async () => {
  const person = await makePerson(server);
  const { id: there } = await addItem(person, { expiryDate: OLD });
  const { id: renewed } = await addItem(person, { expiryDate: today });
  const { id: renewedLater } = await addItem(person, { expiryDate: today });
  const rows = [
    [there, OLD],
    [renewed, OLD],
    ['gone00000000001', OLD],
    [renewedLater, YOUNGER],
  ] as const;
  for (const [record, date] of rows) {
    await noteDelivery(person, record, date);
    await noteDone(record, date);
  }
  await runJob();
  const left = [renewedLater, there].sort();
  await vi.waitFor(
    async () => expect((await done()).map(({ record }) => record as string)).toEqual(left),
    SOON,
  );
  expect((await deliveries(server, person)).map(({ record }) => record).sort()).toEqual(left);
});

it('what was sent of a date that its person has snoozed stays', async () => {
  const person = await makePerson(server);
  const record = 'gone00000000003';
  const snooze = { record, leads: null, snoozedUntil: addDays(today, 900), snoozedFor: OLD, snoozes: 1 };
  await server.superuser.collection('reminder_items').create({ owner: person.id, ...snooze });
  await noteDelivery(person, record, OLD);
  await noteDelivery(person, record, addDays(OLD, -1));
  await runJob();
  await vi.waitFor(async () => expect(await deliveries(server, person)).toMatchObject([{ date: OLD }]), SOON);
});
