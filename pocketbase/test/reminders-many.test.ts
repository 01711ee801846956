import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing';
import { openReceiver, type Receiver } from './receiver';
import { addChannel, addItem, makePerson, runJob, today } from './reminding';

let server: TestServer;
let receiver: Receiver;

beforeAll(async () => {
  receiver = await openReceiver();
  server = await startServer({ env: { HUB_MESSAGE_ORIGINS: receiver.origin } });
});

afterAll(async () => {
  await server.stop();
  await receiver.close();
});

/** Copies an item of Expiry until there are `count` of it. */
async function copy(id: string, count: number): Promise<void> {
  const { fields } = await server.superuser.collections.getOne('expiry');
  const columns = fields.map(({ name }) => name);
  const values = columns.map((name) => (name === 'id' ? `'x' || printf('%014d', i)` : name));
  const query = `WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ${String(count)})
    INSERT INTO expiry (${columns.join(', ')})
    SELECT ${values.join(', ')} FROM n, (SELECT * FROM expiry WHERE id = '${id}')`;
  await server.superuser.send('/api/sql', { method: 'POST', body: { query } });
}

it('a person with very many due items gets one short message, whoever shares them', async () => {
  const [person, other] = await Promise.all([makePerson(server), server.createUser()]);
  const { id } = await addItem(other, { name: 'Ticket', expiryDate: today, shared: true });
  await copy(id, 1000);
  await addChannel(person, { kind: 'ntfy', address: `${receiver.origin}/many` });
  const rows = await runJob(server, person);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['sent']));
  const { title, message } = JSON.parse(String(receiver.received[0]?.body)) as Record<string, string>;
  expect(title).toBe('1000 reminders');
  expect(message?.split('\n')).toEqual([...Array<string>(20).fill('Ticket expires today'), 'and 980 more']);
});
