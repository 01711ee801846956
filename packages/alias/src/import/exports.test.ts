import { pb } from '@hub/pb-client';
import { startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
import { findReading, readImportFile } from '@hub/tool-kit/import';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { imports } from '.';

let server: TestServer;
let person: TestUser;

beforeAll(async () => {
  server = await startServer();
  person = await server.createUser();
  pb.baseURL = server.url;
  pb.authStore.save(person.client.authStore.token, person.client.authStore.record);
});

afterAll(async () => {
  pb.authStore.clear();
  await server.stop();
});

const tools = [{ tool: 'alias', name: 'Aliases', formats: imports.formats }];

const tables = imports.exports.filter(({ name }) => name !== 'Postfix map');

it.each(tables)('$name is taken back unchanged, and holds one’s own alone', async ({ name, make }) => {
  const stranger = await server.createUser();
  await stranger.client
    .collection('aliases')
    .create({ email: `other-${name}@hub.test`.replace(' ', ''), shared: true });
  const email = `shop-${name}@hub.test`;
  const description = '=HYPERLINK("x"), "two"\nlines; \'+1';
  await person.client.collection('aliases').create({ email, description });
  const file = await make(person.id);
  expect(await file.text()).toContain('"\'=HYPERLINK');
  const reading = await findReading(await readImportFile(file), tools, {});
  if ('question' in reading) throw new Error(reading.question.text);
  const own = await person.client.collection('aliases').getFullList({ filter: `owner = "${person.id}"` });
  expect(reading.rows).toHaveLength(own.length);
  expect(reading.rows.map(({ values }) => values)).toContainEqual({ email, description });
  const { rows } = await person.client.send<{ rows: { status: string }[] }>('/api/hub/import/alias', {
    method: 'POST',
    body: { source: reading.format.id, rows: reading.rows.map(({ values }) => ({ values })), mode: 'save' },
  });
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['here']));
});

it('says which are retired, with the day where the format has one, and leaves them out of a map of a mail server', async () => {
  const someone = await server.createUser();
  pb.authStore.save(someone.client.authStore.token, someone.client.authStore.record);
  const aliases = someone.client.collection('aliases');
  await aliases.create({ email: 'used@hub.test' });
  const { id } = await aliases.create({ email: 'old@hub.test', retiredOn: '2026-11-03' });
  const texts = await Promise.all(
    imports.exports.map(async ({ name, make }) => [name, await (await make(someone.id)).text()] as const),
  );
  const { 'Postfix map': map = '', ...others } = Object.fromEntries(texts);
  expect(map).toContain(`used@hub.test ${someone.email}\n`);
  expect(map).not.toContain('old@hub.test');
  expect(others['CSV']).toContain('old@hub.test,,2026-11-03');
  expect(others['SimpleLogin']).toContain('old@hub.test,,False,\r\nused@hub.test,,True,');
  expect(others['addy.io']).toContain('old@hub.test,,0,\r\nused@hub.test,,1,');
  for (const [name, text] of Object.entries(others)) {
    const reading = await findReading(await readImportFile(new File([text], 'aliases.csv')), tools, {});
    if ('question' in reading) throw new Error(reading.question.text);
    const rows = reading.rows.map(({ values }) => ({ values }));
    const body = { source: reading.format.id, rows, mode: 'save' };
    const answer = await someone.client.send<object>('/api/hub/import/alias', { method: 'POST', body });
    expect(answer, name).toMatchObject({ id: null, rows: [{ status: 'here' }, { status: 'here' }] });
  }
  expect(await aliases.getOne(id)).toMatchObject({ retiredOn: '2026-11-03' });
  const moved = { email: 'old@hub.test', retiredOn: '2026-11-04' };
  const body = { source: 'csv', rows: [{ values: moved }], mode: 'save' };
  await someone.client.send('/api/hub/import/alias', { method: 'POST', body });
  expect(await aliases.getOne(id)).toMatchObject(moved);
});
