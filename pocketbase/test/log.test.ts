import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startServer, type TestServer } from '../testing';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await server.stop();
});

const MOST_ENTRIES = 5000;

async function logged() {
  return (await server.superuser.logs.getList(1, 1)).totalItems;
}

it('holds nothing of a request: no address, header or token, whether it was answered or refused', async () => {
  const { client } = await server.createUser();
  const data = { name: 'Passport', expiryDate: '2030-01-01', document: new File(['%PDF-1.7\n'], 'a.pdf') };
  const record = await client.collection('expiry').create(data);
  const token = await client.files.getToken();
  const paths = [
    client.files.getURL(record, String(record.document), { token }).replace(server.url, ''),
    `/api/files/expiry/none/none.pdf?token=${token}`,
    '/api/collections/expiry/records?filter=nonsense',
    '/api/nothing?secret=1',
    '/missing.js',
    '/',
  ];
  for (const path of paths) {
    await (await fetch(server.url + path, { headers: { 'User-Agent': 'told' } })).arrayBuffer();
  }
  await server.superuser.settings.update({ logs: { minLevel: -4 } });
  // What is waiting to be written is written when the server ends.
  await server.suspend();
  await server.resume();
  const { items: entries } = await server.superuser.logs.getList(1, 500);
  expect(entries.filter(({ data: { type } }) => type === 'request')).toEqual([]);
  expect(JSON.stringify(entries)).not.toMatch(/127\.0\.0\.1|\/api\/|told|secret|\.pdf/);
});

it('keeps the newest entries only', async () => {
  const log = `${server.hub}/../../../pocketbase/pb_data/auxiliary.db`;
  await server.superuser.send('/api/sql', {
    method: 'POST',
    body: {
      query: `ATTACH DATABASE '${log}' AS aux;
        INSERT INTO aux._logs (id, level, message, data, created)
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MOST_ENTRIES + 1000})
        SELECT printf('%015d', i), 8, 'entry ' || i, '{}', strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-1 hour', i || ' seconds') FROM n`,
    },
  });
  expect(await logged()).toBeGreaterThan(MOST_ENTRIES);
  await server.superuser.crons.run('hub-log-size');
  await vi.waitFor(async () => expect(await logged()).toBeLessThanOrEqual(MOST_ENTRIES));
  const { items } = await server.superuser.logs.getList(1, 1, { filter: 'message = "entry 1000"' });
  expect(items).toEqual([]);
});

it('is kept for five days', async () => {
  const { logs } = await server.superuser.settings.getAll();
  expect(logs).toMatchObject({ maxDays: 5, logIP: false, logAuthId: false });
});
