import PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askableOf, clientCollections } from '../hooks/collections';
import { refusal, startServer, type TestServer, type TestUser } from '../testing';

let server: TestServer;
let member: TestUser;
let admin: TestUser;
/** The ids of the collections, by name. */
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  server = await startServer();
  [member, admin] = await Promise.all([server.createUser(), server.createUser({ role: 'admin' })]);
  const all = await server.superuser.collections.getFullList();
  ids = Object.fromEntries(all.map(({ name, id }) => [name, id]));
});

afterAll(async () => {
  await server.stop();
});

const FILTERED = 'Lists are not filtered like that.';
const SORTED = 'Lists are not sorted like that.';
const EXPANDED = 'Other records are not sent along with a record.';
const LISTED = clientCollections.filter((name) => name !== 'hub');
const SIGNS = ['=', '!=', '>', '>=', '<', '<=', '~', '!~'];

const asSent = ({ client }: TestUser) => ({ Authorization: client.authStore.token });

/** The hub's response: the status, and the message of a refusal. */
async function ask(path: string, question: Record<string, string> = {}, init: RequestInit = {}) {
  const query = new URLSearchParams(question).toString();
  const answer = await fetch(`${server.url}${path}${query && `?${query}`}`, {
    headers: asSent(member),
    ...init,
  });
  const { message = '' } = (await answer.json().catch(() => ({}))) as { message?: string };
  return { status: answer.status, message, mark: answer.headers.get('X-Hub') };
}

const records = (collection: string) => `/api/collections/${collection}/records`;
const messagesOf = (filters: readonly string[], path: string) =>
  Promise.all(filters.map(async (filter) => (await ask(path, { filter })).message));

describe.each(LISTED)('a list of %s', (collection) => {
  const { filter, contains, sort } = askableOf(collection);
  const name = filter.at(-1) ?? '';

  it('is filtered and sorted as its screens do it', async () => {
    const compared = filter.flatMap((field) =>
      SIGNS.slice(0, 6).map((sign) => `${field} ${sign} "2030-01-01"`),
    );
    const asked = [...compared, ...contains.map((field) => `${field} ~ "abc"`)];
    const questions = [
      ...asked.map((one) => ({ filter: one })),
      ...sort.map((one) => ({ sort: `-${one},id` })),
    ];
    const answers = await Promise.all(questions.map((question) => ask(records(collection), question)));
    const outcomes = answers.map(({ status }, at) => [questions[at], status]);
    expect(outcomes).toEqual(questions.map((question) => [question, 200]));
  });

  it('is not filtered by an operator that is open to more', async () => {
    const signs = ['!~', ...SIGNS.map((sign) => `?${sign}`)];
    const filters = [
      ...signs.map((sign) => `${name} ${sign} "a"`),
      `note ~ "a"`,
      `"a" = ${name}`,
      `id = ${name}`,
    ];
    expect(await messagesOf(filters, records(collection))).toEqual(filters.map(() => FILTERED));
  });

  it('is not filtered through a relation, with a modifier, or by what is elsewhere', async () => {
    const back = LISTED.map((other) => `${name}.${other}_via_owner.id`);
    const modified = ['isset', 'changed', 'length', 'each', 'lower'].map((modifier) => `${name}:${modifier}`);
    const elsewhere = [
      '@collection.users.id',
      '@request.auth.id',
      '@random',
      'passwordSetBy',
      'tokenKey',
      'hash',
    ];
    const filters = [...back, ...modified, ...elsewhere, `${name}.id`].map((left) => `${left} != ""`);
    expect(await messagesOf(filters, records(collection))).toEqual(filters.map(() => FILTERED));
    for (const by of [...back, ...modified, ...elsewhere, '@rowid', 'id,id,id,id']) {
      const { message } = await ask(records(collection), { sort: by });
      expect([by, message]).toEqual([by, SORTED]);
    }
  });

  it('is asked in no other way by an admin, or by a guest', async () => {
    for (const headers of [asSent(admin), new Headers()]) {
      const asked = await ask(records(collection), { filter: `${name}.id != ""` }, { headers });
      expect(asked).toMatchObject({ status: 400, message: FILTERED });
    }
  });

  it.each(['any case', 'an id', 'percent', 'doubled slashes', 'HEAD'])(
    'is so spelled with %s too',
    async (how) => {
      const spelled =
        {
          'any case': records(collection.toUpperCase()),
          'an id': records(ids[collection] ?? ''),
          percent: `/%61pi/c%6fllections/%${collection.charCodeAt(0).toString(16)}${collection.slice(1)}/%72ecords`,
          'doubled slashes': `//api//collections//${collection}//records`,
          HEAD: records(collection),
        }[how] ?? '';
      const method = how === 'HEAD' ? 'HEAD' : 'GET';
      const question = { filter: `${name}.id != ""` };
      expect((await ask(spelled, question, { method })).status).toBe(400);
      expect((await ask(spelled, { expand: name }, { method })).status).toBe(400);
      expect(await ask(spelled, {}, { method })).toMatchObject({
        status: 200,
        mark: expect.any(String) as string,
      });
    },
  );
});

it('an address whose slashes are spelled otherwise is no list', async () => {
  for (const path of ['/api%2Fcollections/aliases/records', '/api/collections%2Faliases%2Frecords']) {
    expect((await ask(path, { filter: 'owner.id != ""' })).status).toBe(404);
  }
});

it('a slash at the end of an address changes nothing', async () => {
  const asked = await ask(`${records('aliases')}/`, { filter: 'owner.id != ""' });
  expect(asked).toMatchObject({ status: 400, message: FILTERED });
});

it('a query is checked by the value that counts, however often the parameter is sent', async () => {
  const asked = async (query: string) => (await ask(`${records('aliases')}?${query}`)).status;
  expect(await asked('filter=owner.id!=""&filter=')).toBe(400);
  expect(await asked('%66ilter=owner.id!=""')).toBe(400);
  // PocketBase takes the first value as well.
  expect(await asked('filter=&filter=owner.id!=""')).toBe(200);
});

it('a list is asked for few fields, by their names', async () => {
  expect((await ask(records('aliases'), { fields: 'id,email,owner.*' })).status).toBe(200);
  for (const fields of ['email:excerpt(3)', Array.from({ length: 251 }, () => 'a').join(',')]) {
    expect((await ask(records('aliases'), { fields })).message).toBe('Fields are not chosen like that.');
  }
});

describe('no other record is sent along', () => {
  const alias = () =>
    member.client.collection('aliases').create({ email: `${crypto.randomUUID()}@alias.test` });
  const send = (method: string, body: object) => ({
    method,
    headers: { ...asSent(member), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

  it.each(['aliases', 'ALIASES'])('to a record of %s that is read, made or changed', async (collection) => {
    const { id } = await alias();
    const email = `${crypto.randomUUID()}@alias.test`;
    const question = { expand: 'owner' };
    const path = records(collection);
    expect(await ask(`${path}/${id}`, question)).toMatchObject({ status: 400, message: EXPANDED });
    expect(await ask(path, question, send('POST', { email }))).toMatchObject({
      status: 400,
      message: EXPANDED,
    });
    expect(await ask(`${path}/${id}`, question, send('PATCH', { email }))).toMatchObject({
      status: 400,
      message: EXPANDED,
    });
    expect(await server.superuser.collection('aliases').getOne(id)).not.toMatchObject({ email });
  });

  it.each(['expiry', 'loyalty', 'users'])(
    'to a record of %s, which is saved by the hub’s own route',
    async (collection) => {
      const body = new FormData();
      body.set('name', 'Passport');
      const init = { method: 'POST', headers: asSent(admin), body };
      expect(await ask(records(collection), { expand: 'owner' }, init)).toMatchObject({
        status: 400,
        message: EXPANDED,
      });
    },
  );

  it.each(['users', 'USERS'])('to a sign-in or a session of %s', async (collection) => {
    const { email: identity, password } = member;
    const sessions = `/api/collections/${collection}`;
    const expand = { expand: 'aliases_via_owner' };
    for (const door of [`auth-refresh`, 'auth-with-password']) {
      const asked = await ask(`${sessions}/${door}`, expand, send('POST', { identity, password }));
      expect(asked).toMatchObject({ status: 400, message: EXPANDED });
    }
  });

  it('in a batch, also where the console has switched them on', async () => {
    await server.superuser.settings.update({ batch: { enabled: true, maxRequests: 50, timeout: 3 } });
    const batchOf = (client: PocketBase) => {
      const batch = client.createBatch();
      batch.collection('expiry').create({ name: 'Passport', expiryDate: '2030-01-01' }, { expand: 'owner' });
      return batch.send();
    };
    expect(await refusal(batchOf(member.client))).toMatchObject({ status: 403 });
    expect(await batchOf(server.superuser)).toHaveLength(1);
    await server.superuser.settings.update({ batch: { enabled: false } });
  });
});

it('live updates take no options', async () => {
  for (const options of [{ filter: 'owner.id != ""' }, { expand: 'owner' }, { headers: { a: 'b' } }]) {
    const client = await server.signIn(member);
    const asked = client.collection('aliases').subscribe('*', () => undefined, options);
    expect(await refusal(asked)).toMatchObject({ status: 400 });
  }
});

it('the admin console asks for anything', async () => {
  const { id } = await member.client.collection('aliases').create({ email: 'mine@alias.test' });
  const question = {
    filter: `owner.email = "${member.email}" && email:lower ~ "mine@"`,
    expand: 'owner',
    sort: '@rowid',
  };
  const { items } = await server.superuser.collection('aliases').getList(1, 50, question);
  expect(items).toMatchObject([{ id, expand: { owner: { id: member.id } } }]);
});
