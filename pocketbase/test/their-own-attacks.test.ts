import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startServer, type TestServer, type TestUser } from '../testing';

let server: TestServer;
let coach: TestUser;
let person: TestUser;

beforeAll(async () => {
  server = await startServer();
  [coach, person] = await Promise.all([
    server.createUser({ role: 'admin' }),
    server.createUser({ aliasDomain: 'mine.example', timeZone: 'Europe/Amsterdam' }),
  ]);
});

afterAll(() => server.stop());

const users = ({ client }: TestUser) => client.collection('users');

describe.each([
  ['aliasDomain', 'other.example'],
  ['timeZone', 'Asia/Tokyo'],
])('the %s of a person', (field, value) => {
  const refused = { status: 403, fields: { [field]: 'Only the person can choose this.' } };

  it('is not an admin’s to choose, nor to give along with a new person', async () => {
    const before = await users(person).getOne(person.id);
    expect(await refusal(users(coach).update(person.id, { [field]: value, name: 'Ada' }))).toEqual(refused);
    const password = crypto.randomUUID();
    const newcomer = { email: `${password}@hub.test`, password, passwordConfirm: password };
    expect(await refusal(users(coach).create({ ...newcomer, [field]: value }))).toEqual(refused);
    expect(await users(person).getOne(person.id)).toEqual(before);
  });

  it('keeps no admin from changing the rest, and is the person’s own to choose', async () => {
    const { [field]: kept } = await users(person).getOne<Record<string, string>>(person.id);
    expect(await users(coach).update(person.id, { [field]: kept, name: 'Mei' })).toMatchObject({
      name: 'Mei',
    });
    expect(await users(person).update(person.id, { [field]: value })).toMatchObject({ [field]: value });
  });
});

it('no admin is told the domain of a person’s aliases', async () => {
  const told = await users(coach).getFullList();
  expect(told.map(({ id }) => id)).toContain(person.id);
  expect(told.filter(({ id, aliasDomain }) => id !== coach.id && aliasDomain !== undefined)).toEqual([]);
  expect((await users(person).authRefresh()).record).toHaveProperty('aliasDomain');
});
