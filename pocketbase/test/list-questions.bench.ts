import { afterAll, beforeAll, bench, describe } from 'vitest';
import { askableOf } from '../hooks/collections';
import { startServer, type TestServer, type TestUser } from '../testing';

/** What the dearest questions cost that a member may ask, beside a plain list of 50. */

let server: TestServer;
let member: TestUser;

beforeAll(async () => {
  server = await startServer();
  member = await server.createUser();
  const query = `
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
    INSERT INTO expiry (id, name, expiryDate, person, category, country, owner, created, updated)
    SELECT printf('%015d', i), 'Item ' || i, '2030-01-01', 'P' || (i % 9), 'C' || i, 'Malaysia', '${member.id}',
      '2026-01-01 00:00:00.000Z', '2026-01-01 00:00:00.000Z' FROM n`;
  await server.superuser.send('/api/sql', { method: 'POST', body: { query } });
});

afterAll(() => server.stop());

async function list(question: Record<string, string>) {
  const headers = { Authorization: member.client.authStore.token };
  const query = new URLSearchParams(question).toString();
  const answer = await fetch(`${server.url}/api/collections/expiry/records?${query}`, { headers });
  if (!answer.ok) throw new Error(await answer.text());
  await answer.arrayBuffer();
}

const eight = (condition: string) => Array.from({ length: 8 }, () => condition).join(' || ');
const { sort } = askableOf('expiry');

describe('a list of 2,000 items', () => {
  bench('plain, 50', () => list({ perPage: '50' }));
  bench('eight conditions that nothing meets', () =>
    list({ perPage: '50', filter: eight("expiryDate > '2031-01-01'") }),
  );
  bench('eight conditions that all meet', () =>
    list({ perPage: '50', filter: eight("expiryDate != '2031-01-01'") }),
  );
  for (const field of sort) bench(`by ${field}`, () => list({ perPage: '50', sort: `-${field},id` }));
  bench('500 whole ones', () => list({ perPage: '500' }));
  bench('1,000 fields of one name', () =>
    list({ perPage: '1000', fields: 'id,rev,category', sort: 'category,id' }),
  );
  bench('1,000 by the most fields', () =>
    list({
      perPage: '1000',
      fields: Array.from({ length: 125 }, (_, at) => `a${String(at).padStart(2, '0')}`).join(','),
    }),
  );
});
