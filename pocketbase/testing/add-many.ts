import { randomUUID } from 'node:crypto';
import type { TestServer } from './server';

/** The most characters of SQL that PocketBase accepts in a request. */
const LONGEST = 5000;

/** An id in PocketBase's format. */
const newId = () => randomUUID().replaceAll('-', '').slice(0, 15);

/**
 * Adds records with the same fields to a collection, and returns their ids. The first is saved normally; the others are
 * copies of it with their own values, inserted by a few SQL statements: saving hundreds one by one takes a busy machine
 * half a minute.
 */
export async function addMany(
  { superuser }: TestServer,
  collection: string,
  [first, ...others]: readonly object[],
): Promise<string[]> {
  if (first === undefined) return [];
  const sql = (query: string) =>
    superuser.send<{ rows: string[][] }>('/api/sql', { method: 'POST', body: { query } });
  const { id } = await superuser.collection(collection).create({ ...first });
  const { rows } = await sql(`SELECT name FROM pragma_table_info('${collection}')`);
  const own = new Set(['id', ...Object.keys(first)]);
  const values = rows.map(([name = '']) =>
    own.has(name) ? `coalesce(json_extract(value, '$.${name}'), first.${name})` : `first.${name}`,
  );
  const known = new Set(Object.entries(first).map((entry) => JSON.stringify(entry)));
  const copies = others.map((record) => {
    const differing = Object.entries(record).filter((entry) => !known.has(JSON.stringify(entry)));
    return { ...Object.fromEntries<unknown>(differing), id: newId() };
  });
  async function write(some: readonly object[]): Promise<void> {
    const list = JSON.stringify(some).replaceAll("'", "''");
    const query = `INSERT INTO ${collection} (${rows.join()}) SELECT ${values.join()}
      FROM ${collection} first, json_each('${list}') WHERE first.id = '${id}'`;
    if (query.length <= LONGEST || some.length === 1) {
      await sql(query);
      return;
    }
    const half = Math.ceil(some.length / 2);
    await write(some.slice(0, half));
    await write(some.slice(half));
  }
  await write(copies);
  return [id, ...copies.map((copy) => copy.id)];
}
