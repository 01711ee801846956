import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TIME_LIMITS } from '../../time-limits.mjs';
import { askableOf, clientCollections } from '../hooks/collections';
import { startServer, type TestServer, type TestUser } from '../testing';
import { ROWS, uniqueFields } from './matrix';

/**
 * What the questions that a member may ask of lists cost in processor, beside a plain list of 50: the least of some tries, as
 * Linux counts it for the server's threads, so that it is the same on a busy machine.
 */

const RECORDS = 2000;
const TRIES = 3;
/** As often the price of a plain list. */
const MOST = 10;
/** One operator of each kind: equality, inequality, order. */
const SIGNS = ['=', '!=', '>='];

/** A row of each collection in which a person can have many records. */
const LISTED = clientCollections
  .map((name) => ROWS.find(({ collection }) => collection === name))
  .filter((row) => row !== undefined)
  .filter(({ areFew, collection }) => areFew !== true && collection !== 'hub');

let server: TestServer;
let member: TestUser;
let threads: string;

beforeAll(async () => {
  server = await startServer();
  member = await server.createUser();
  threads = `/proc/${await pidOf(server.data)}/task`;
});

afterAll(async () => {
  await server.stop();
});

/** The process that serves from a folder. */
async function pidOf(folder: string): Promise<string> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (line.includes(folder) && line.includes('serve')) return pid;
  }
  throw new Error(`Nothing serves from ${folder}.`);
}

/** How long the server has used a processor so far, in milliseconds. */
async function used(): Promise<number> {
  const stats = await Promise.all(
    (await readdir(threads)).map((thread) =>
      readFile(`${threads}/${thread}/schedstat`, 'utf8').catch(() => '0'),
    ),
  );
  return stats.reduce((sum, stat) => sum + Number(stat.split(' ')[0]), 0) / 1e6;
}

async function sql(query: string): Promise<unknown[][]> {
  const body = { query };
  return (await server.superuser.send<{ rows: unknown[][] }>('/api/sql', { method: 'POST', body })).rows;
}

/**
 * Gives the member 2,000 records that differ only in unique fields, and counts them for SQLite's planner, as PocketBase does
 * each day: it would go on planning for an empty table.
 */
async function fill(row: (typeof LISTED)[number]): Promise<void> {
  const { collection, data, ownedBy } = row;
  const unique = uniqueFields(row);
  const records = server.superuser.collection(collection);
  const owner = ownedBy === undefined ? {} : { [ownedBy]: member.id };
  const { id } = await records.create({ ...data, ...unique, ...owner });
  const differing = new Set(['id', 'tokenKey', ...Object.keys(unique)]);
  const columns = (await sql(`SELECT name FROM pragma_table_info('${collection}')`)).map(([name]) =>
    String(name),
  );
  const values = columns.map((name) =>
    differing.has(name)
      ? `substr(printf('%015d', i) || '@' || ${name}, 1, iif('${name}' = 'id', 15, 100))`
      : name,
  );
  await sql(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${RECORDS})
     INSERT INTO ${collection} (${columns.map((name) => `\`${name}\``).join(', ')})
     SELECT ${values.join(', ')} FROM n, (SELECT * FROM ${collection} WHERE id = '${id}')`,
  );
  await sql('ANALYZE');
}

type Question = Readonly<Record<string, string>>;

async function list(collection: string, question: Question, signal?: AbortSignal): Promise<void> {
  const query = new URLSearchParams({ perPage: '50', ...question }).toString();
  const answer = await fetch(`${server.url}/api/collections/${collection}/records?${query}`, {
    headers: { Authorization: member.client.authStore.token },
    ...(signal && { signal }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.status} for ${query}`);
}

/** The server's processor time for a query in milliseconds: the least of some attempts, which end once one is below `enough`. */
async function costOf(
  collection: string,
  question: Question,
  enough: number,
  tries = TRIES,
): Promise<number> {
  let least = Infinity;
  for (let count = 0; count < tries && least >= enough; count += 1) {
    const before = await used();
    await list(collection, question);
    least = Math.min(least, (await used()) - before);
  }
  return least;
}

const costOfPlain = (collection: string) => costOf(collection, {}, 0, 20);

/** As many copies of a condition as are accepted; a single one if so many are too long. */
function many(condition: string, sign: '||' | '&&'): string {
  const text = Array.from({ length: 8 }, () => condition).join(` ${sign} `);
  return text.length <= 400 ? text : condition;
}

/** Every field with each kind of operator, as often as is accepted, and every sort order. */
function questionsOf(collection: string): Question[] {
  const { filter, contains, sort } = askableOf(collection);
  const compared = filter.flatMap((field) => SIGNS.map((sign) => `${field} ${sign} "2030-01-01"`));
  const conditions = [...compared, ...contains.map((field) => `${field} ~ "abcdefgh"`)];
  const filters = conditions.flatMap((one) => [many(one, '||'), many(one, '&&')]);
  return [
    ...filters.map((text) => ({ filter: text })),
    ...sort.flatMap((field) => [{ sort: field }, { sort: `-${field},id` }]),
    { skipTotal: '1' },
    { page: String(RECORDS / 50) },
  ];
}

describe.runIf(process.platform === 'linux')('a question of a member', () => {
  it.each(LISTED.map((row) => [row.collection, row] as const))(
    'of 2,000 records of %s costs less than ten times a plain list of 50',
    { timeout: TIME_LIMITS.program },
    async (collection, row) => {
      await fill(row);
      const most = MOST * (await costOfPlain(collection));
      for (const question of questionsOf(collection)) {
        const cost = await costOf(collection, question, most);
        expect(cost, JSON.stringify(question)).toBeLessThan(most);
      }
      // A page that is twenty times as long costs no more than its records.
      const longest = (1000 / 50) * most;
      expect(await costOf(collection, { perPage: '1000' }, longest)).toBeLessThan(longest);
    },
  );

  it('that its caller has given up costs no more than its answer', async () => {
    const plain = await costOfPlain('expiry');
    const question = { filter: many('expiryDate != "2031-01-01"', '||'), sort: '-category,id' };
    const before = await used();
    const asked = Array.from({ length: 40 }, () => {
      const caller = new AbortController();
      const answer = list('expiry', question, caller.signal).catch(() => undefined);
      caller.abort();
      return answer;
    });
    await Promise.all(asked);
    await list('expiry', {});
    await vi.waitFor(
      async () => {
        const reading = await used();
        await list('expiry', {});
        expect((await used()) - reading).toBeLessThan(MOST * plain);
      },
      { timeout: TIME_LIMITS.wait, interval: 50 },
    );
    expect(((await used()) - before) / 40).toBeLessThan(MOST * plain);
  });
});
