import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refusal, startServer, type TestServer, type TestUser } from '../testing';

const QUOTA = 4;

let server: TestServer;
let person: TestUser;

beforeAll(async () => {
  server = await startServer({ env: { HUB_QUOTA_RECORDS: String(QUOTA) } });
});

beforeEach(async () => {
  person = await server.createUser();
});

afterAll(() => server.stop());

const items = () => person.client.collection('expiry');
const make = () => items().create({ name: 'Passport', expiryDate: '2030-01-01' });

function act(record: string, body: object) {
  return person.client.send(`/api/hub/reminders/items/expiry/${record}`, { method: 'POST', body });
}

/** Makes an item, does something with its reminders, and deletes it. */
async function passBy(body: object): Promise<string> {
  const { id } = await make();
  await act(id, body).finally(() => items().delete(id));
  return id;
}

const kept = (table: string, record: string) =>
  server.superuser.collection(table).getFullList({ filter: `record = "${record}"` });

it.each([
  ['days before', { action: 'leads', leads: [3] }],
  ['snoozes', { action: 'snooze', until: '2029-01-01' }],
])('the %s of items that are deleted again fill no more than the quota', async (_, body) => {
  for (let count = 1; count < QUOTA; count += 1) await passBy(body);
  expect(await refusal(passBy(body))).toMatchObject({
    status: 400,
    fields: { quota: expect.any(String) as string },
  });
});

it('what is kept of the reminders of an item goes when it can’t be restored any more, and no sooner', async () => {
  const [gone, restorable] = [
    await passBy({ action: 'leads', leads: [3] }),
    await passBy({ action: 'done' }),
  ];
  const { id: there } = await make();
  await act(there, { action: 'done' });
  const bin = person.client.collection('deleted_records');
  const deleted = (await bin.getFullList()).find(({ record }) => record === gone);
  await bin.delete(String(deleted?.id));
  await server.superuser.crons.run('hub-old-reminders');
  await expect.poll(() => kept('reminder_items', gone)).toEqual([]);
  expect(await kept('reminders_done', restorable)).toHaveLength(1);
  expect(await kept('reminders_done', there)).toHaveLength(1);
});

it('of an item whose date changes again and again, the last hundred dates on which it was done are kept', async () => {
  const { id } = await make();
  for (let day = 0; day < 100; day += 1) {
    const date = new Date(Date.UTC(2031, 0, 1 + day)).toISOString().slice(0, 10);
    await server.superuser.collection('reminders_done').create({ record: id, date });
  }
  await act(id, { action: 'done' });
  const dates = (await kept('reminders_done', id)).map(({ date }) => String(date));
  expect(dates).toHaveLength(100);
  expect(dates).toContain('2030-01-01');
  expect(dates).not.toContain('2031-01-01');
});
