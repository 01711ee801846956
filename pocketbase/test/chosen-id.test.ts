import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal, startServer, type TestServer, type TestUser } from '../testing';
import { newId, restore } from './archiving';

let server: TestServer;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  server = await startServer();
  [ada, bob] = await Promise.all([server.createUser(), server.createUser()]);
});

afterAll(() => server.stop());

const TAKEN = { status: 400, fields: { id: 'Value must be unique.' } };
const kilos = { unit: 'kg', step: '2.5' };
const item = { name: 'Passport', expiryDate: '2030-01-01' };
const card = { name: 'Shop', cardId: '1', type: 'barcode', expiryDate: '2030-01-01' };

it('a record can’t be created with another person’s id', async () => {
  const settings = ({ client }: TestUser) => client.collection('training_settings');
  expect(await refusal(settings(bob).create({ ...kilos, id: ada.id }))).toEqual(TAKEN);
  for (const [collection, record] of [
    ['expiry', item],
    ['training_settings', kilos],
  ] as const) {
    const [made] = await restore(bob.client, collection, [{ record: { ...record, id: ada.id } }]);
    expect(made).toMatchObject({ status: 'new' });
    expect(made?.id).not.toBe(ada.id);
  }
  // The device gives them this id.
  expect(await settings(ada).create({ ...kilos, id: ada.id })).toMatchObject({ id: ada.id, owner: ada.id });
});

it('a record can’t be created with the id of another collection’s record', async () => {
  const mine = await ada.client.collection('expiry').create(item);
  expect(await refusal(bob.client.collection('loyalty').create({ ...card, id: mine.id }))).toEqual(TAKEN);
  const [made] = await restore(bob.client, 'loyalty', [{ record: { ...card, id: mine.id } }]);
  expect(made).toMatchObject({ status: 'new' });
  const done = { method: 'POST', body: { action: 'done' } };
  await bob.client.send(`/api/hub/reminders/items/loyalty/${made?.id}`, done);
  expect(await ada.client.send(`/api/hub/reminders/items/expiry/${mine.id}`, {})).toMatchObject({
    done: null,
  });
});

it('an admin can’t create a person with the id of a record', async () => {
  const admin = await server.createUser({ role: 'admin' });
  const { id } = await ada.client.collection('expiry').create(item);
  const person = { id, email: 'new@hub.test', password: 'password-123', passwordConfirm: 'password-123' };
  expect(await refusal(admin.client.collection('users').create(person))).toEqual(TAKEN);
});

it('a deleted record can’t be restored once another collection uses its id', async () => {
  const { id } = await ada.client.collection('expiry').create({ ...item, id: newId() });
  await ada.client.collection('expiry').delete(id);
  await bob.client.collection('loyalty').create({ ...card, id });
  const body = { collection: 'expiry', record: id };
  const restored = ada.client.send('/api/hub/restore', { method: 'POST', body });
  expect(await refusal(restored)).toMatchObject({ status: 409 });
});
