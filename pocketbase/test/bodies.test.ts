import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientCollections } from '../hooks/collections';
import { startServer, type TestServer, type TestUser } from '../testing';
import { ROWS, uniqueFields } from './matrix';

let server: TestServer;
let user: TestUser;

beforeAll(async () => {
  server = await startServer();
  user = await server.createUser();
});

afterAll(async () => {
  await server.stop();
});

const MEGABYTE = 1024 * 1024;
/** Takes more than thirty times its size once it is parsed. */
const numbers = (bytes: number) => `{"name":[${'1,'.repeat(bytes / 2)}1]}`;
const JSON_TYPE = { 'Content-Type': 'application/json' };
const signedIn = () => ({ Authorization: user.client.authStore.token });

async function statusOf(method: string, path: string, body: BodyInit, headers: Record<string, string> = {}) {
  const answer = await fetch(server.url + path, { method, body, headers, duplex: 'half' } as RequestInit);
  await answer.arrayBuffer();
  return answer.status;
}

/**
 * What is answered to a body that is announced and not sent: the server hangs up on who still sends what it has refused, and
 * fetch would fail at that, however the answer is.
 */
function statusOfAnnounced(
  method: string,
  path: string,
  megabytes: number,
  headers: Record<string, string> = JSON_TYPE,
) {
  return new Promise<number>((resolve, reject) => {
    const head = { ...headers, 'Content-Length': megabytes * MEGABYTE };
    const asked = request(server.url + path, { method, headers: head }, ({ statusCode = 0 }) => {
      resolve(statusCode);
      asked.destroy();
    });
    asked.on('error', reject);
    asked.flushHeaders();
  });
}

/** A body whose length is said by nobody before it ends. */
function streamed(text: string): ReadableStream {
  return new Blob([text]).stream();
}

function form(fileBytes: number, more: Record<string, string> = {}): FormData {
  const data = new FormData();
  const fields = { name: 'Passport', expiryDate: '2030-01-01', ...more };
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  data.set('document', new File(['%PDF-1.7\n', new Uint8Array(fileBytes)], 'scan.pdf'));
  return data;
}

describe('a body of 33 MB of JSON', () => {
  it.each([...clientCollections, 'EXPIRY', 'rates'])('is not read for %s', async (collection) => {
    const records = `/api/collections/${collection}/records`;
    const headers = { ...JSON_TYPE, ...signedIn() };
    expect(await statusOfAnnounced('POST', records, 33)).toBe(413);
    expect(await statusOfAnnounced('POST', records, 33, headers)).toBe(413);
    expect(await statusOfAnnounced('PATCH', `${records}/any`, 33, headers)).toBe(413);
  });

  it('is not read by the id of the collection with documents either', async () => {
    const { id } = await server.superuser.collections.getOne('expiry');
    const records = `/api/collections/${id}/records`;
    expect(await statusOfAnnounced('POST', records, 33, { ...JSON_TYPE, ...signedIn() })).toBe(413);
  });

  it.each([
    '/api/collections/users/auth-with-password',
    '/api/collections/users/request-password-reset',
    '/api/realtime',
    '/api/batch',
    '/api/files/token',
    '/api/nothing',
    '/',
  ])('is not read by %s', async (path) => {
    expect(await statusOfAnnounced('POST', path, 33)).toBe(413);
  });

  it.each(['/api/settings', '/api/backups/upload', '/api/collections/import', '/api/sql'])(
    'is not read by %s for who is no superuser',
    async (path) => {
      const method = { '/api/settings': 'PATCH', '/api/collections/import': 'PUT' }[path] ?? 'POST';
      expect([401, 413]).toContain(await statusOfAnnounced(method, path, 33));
      const answer = await statusOfAnnounced(method, path, 33, { ...JSON_TYPE, ...signedIn() });
      expect([403, 413]).toContain(answer);
    },
  );
});

describe('a record', () => {
  const write = (collection: string, data: object) =>
    statusOf('POST', `/api/collections/${collection}/records`, JSON.stringify(data), {
      ...JSON_TYPE,
      Authorization: server.superuser.authStore.token,
    });
  const text = (length: number) => '語'.repeat(length);

  it('may be as large as its fields hold', async () => {
    const plan = { user: user.id, planTitle: text(200), planDescription: text(5000) };
    const notes = 'x'.repeat(MEGABYTE - 200);
    const workouts = [{ workoutTitle: 'Legs', exercises: [{ title: 'Squat', notes }] }];
    expect(await write('plans', { ...plan, workouts })).toBe(200);
    const prose = Object.fromEntries(
      ['instructions', 'instruction', 'notes', 'progression', 'regression', 'tags_csv'].map((name) => [
        name,
        text(5000),
      ]),
    );
    expect(await write('exercises', { title: text(200), ...prose })).toBe(200);
    expect(await write('expiry', { name: text(200), person: text(200), expiryDate: '2030-01-01' })).toBe(200);
  });

  it('is refused when it is larger', async () => {
    expect(await write('plans', { planTitle: 'x'.repeat(2.2 * MEGABYTE) })).toBe(413);
    expect(await write('workouts', { workoutTitle: 'x'.repeat(0.3 * MEGABYTE) })).toBe(413);
    expect(await write('aliases', { description: 'x'.repeat(50_000) })).toBe(413);
    expect(await write('expiry', { name: 'x'.repeat(50_000) })).toBe(413);
  });

  it.each(clientCollections)('of %s is not read for a guest', async (name) => {
    const records = `/api/collections/${name}/records`;
    expect(await statusOf('POST', records, 'no json', JSON_TYPE)).toBe(401);
    expect(await statusOf('PATCH', `${records}/any`, 'no json', JSON_TYPE)).toBe(401);
  });
});

describe('a body that does not say its length', () => {
  it.each(['expiry', 'aliases'])('is read to its limit only, for %s', async (collection) => {
    const body = streamed(numbers(3 * MEGABYTE));
    const records = `/api/collections/${collection}/records`;
    expect(await statusOf('POST', records, body, { ...JSON_TYPE, ...signedIn() })).toBe(413);
  });
});

describe('the form of a document', () => {
  const RECORDS = '/api/collections/expiry/records';

  it('may hold 20 MB', async () => {
    expect(await statusOf('POST', RECORDS, form(20 * MEGABYTE - 9), signedIn())).toBe(200);
  });

  it('holds no more', async () => {
    const headers = { ...signedIn(), 'Content-Type': 'multipart/form-data; boundary=x' };
    expect(await statusOfAnnounced('POST', RECORDS, 21, headers)).toBe(413);
  });

  it('is not read for a guest', async () => {
    expect(await statusOf('POST', RECORDS, form(10))).toBe(401);
    expect(await statusOf('PATCH', `${RECORDS}/any`, form(10))).toBe(401);
  });

  it.each([3, 15])('holds no %i MB of anything but its file', async (megabytes) => {
    const body = form(10, { '@jsonPayload': numbers(megabytes * MEGABYTE) });
    expect(await statusOf('POST', RECORDS, body, signedIn())).toBe(413);
  });

  it('is refused when it can’t be read', async () => {
    const headers = { ...signedIn(), 'Content-Type': 'multipart/form-data' };
    expect(await statusOf('POST', RECORDS, 'no form', headers)).toBe(400);
  });
});

it('a superuser uploads backups of any size', async () => {
  const data = new FormData();
  data.set('file', new File([new Uint8Array(40 * MEGABYTE)], 'no-archive.zip'));
  const headers = { Authorization: server.superuser.authStore.token };
  // Read, and found to be no archive.
  expect(await statusOf('POST', '/api/backups/upload', data, headers)).toBe(400);
});

it('a superuser imports a schema that is larger than a request may be otherwise', async () => {
  const all = await server.superuser.collections.getFullList();
  const body = JSON.stringify({ collections: all, deleteMissing: false });
  expect(body.length).toBeGreaterThan(32 * 1024);
  const headers = { ...JSON_TYPE, Authorization: server.superuser.authStore.token };
  expect(await statusOf('PUT', '/api/collections/import', body, headers)).toBe(204);
});

it('headers are at most 32 kB', async () => {
  const answer = await fetch(`${server.url}/api/health`, { headers: { Cookie: 'x'.repeat(40 * 1024) } });
  expect(answer.status).toBe(431);
});

describe('a body of JSON that is no object', () => {
  it.each(['null', '[]', '1', '"text"', 'true'])(
    '%s is never the hub’s own mistake: not as a change of a record, nor for live updates',
    async (body) => {
      const admin = await server.createUser({ role: 'admin' });
      const headers = { ...JSON_TYPE, Authorization: admin.client.authStore.token };
      const statuses = { '/api/realtime': await statusOf('POST', '/api/realtime', body, headers) };
      for (const name of clientCollections) {
        const row = ROWS.find(({ collection }) => collection === name)!;
        const owner = row.ownedBy === undefined ? {} : { [row.ownedBy]: admin.id };
        const data = { ...row.data, ...uniqueFields(row), ...owner };
        const { id } = await server.superuser.collection(name).create(data);
        const path = `/api/collections/${name}/records/${id}`;
        Object.assign(statuses, { [path]: await statusOf('PATCH', path, body, headers) });
      }
      expect(Object.entries(statuses).filter(([, status]) => status >= 500)).toEqual([]);
    },
  );

  it('is refused with a sentence', async () => {
    const admin = await server.createUser({ role: 'admin' });
    const headers = { ...JSON_TYPE, Authorization: admin.client.authStore.token };
    const answer = await fetch(`${server.url}/api/hub/workouts/generate`, {
      method: 'POST',
      body: 'null',
      headers,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: 'Send the fields as an object of JSON.' });
  });
});
