import PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startServer, type TestServer, type TestUser } from '../testing';

let server: TestServer;
let a: TestUser;
let b: TestUser;

beforeAll(async () => {
  server = await startServer();
  [a, b] = await Promise.all([server.createUser(), server.createUser()]);
});

afterAll(async () => {
  await server.stop();
});

const passport = { name: 'Passport', expiryDate: '2030-01-01', person: 'secret-person' };

describe('an account', () => {
  const newcomer = {
    email: 'new@hub.test',
    name: 'New',
    password: 'password-123',
    passwordConfirm: 'password-123',
  };

  it('is not made by a guest, nor by a user', async () => {
    const guest = new PocketBase(server.url);
    expect(await refusal(guest.collection('users').create(newcomer))).toMatchObject({ status: 401 });
    expect(await refusal(a.client.collection('users').create(newcomer))).toMatchObject({ status: 400 });
  });

  it.each([
    { role: 'admin' },
    { isAdmin: true },
    { verified: true },
    { email: 'other@hub.test' },
    { email: 'keeper@hub.test' },
    { role: 'admin', isAdmin: true, name: 'Ada' },
  ])('does not give itself %j', async (change) => {
    const { id, client } = await server.createUser({ verified: false });
    expect(await refusal(client.collection('users').update(id, change))).toMatchObject({ status: 404 });
    const kept = await server.superuser.collection('users').getOne(id);
    expect(kept).toMatchObject({ role: 'user', isAdmin: false, verified: false, name: 'A person', rev: 1 });
  });

  it.each(['role+', '+role', 'Role', 'isAdmin+', 'verified+', 'email+'])(
    'does not get rights by the modifier %s either',
    async (field) => {
      const { id, email, client } = await server.createUser({ verified: false });
      await client
        .collection('users')
        .update(id, { [field]: field.includes('ole') ? 'admin' : true })
        .catch(refusalOnly);
      const kept = await server.superuser.collection('users').getOne(id);
      expect(kept).toMatchObject({ role: 'user', isAdmin: false, verified: false, email });
    },
  );

  it('does not move to another address by mail', async () => {
    const asked = a.client.collection('users').requestEmailChange('other@hub.test');
    expect(await refusal(asked)).toMatchObject({ status: 403 });
  });

  it('changes its own name and, with the old one, its password', async () => {
    const { id, email, password, client } = await server.createUser();
    await client.collection('users').update(id, { name: ' Ada ' });
    expect(await client.collection('users').getOne(id)).toMatchObject({ name: 'Ada' });
    const change = { password: 'another-one-1', passwordConfirm: 'another-one-1' };
    expect(await refusal(client.collection('users').update(id, change))).toMatchObject({ status: 400 });
    await client.collection('users').update(id, { ...change, oldPassword: password });
    await server.signIn({ email, password: 'another-one-1' });
  });

  it('signs in whatever the case of its address, and is made only once', async () => {
    const { email, password } = await server.createUser();
    await server.signIn({ email: email.toUpperCase(), password });
    await expect(server.createUser({ email: email.toUpperCase() })).rejects.toMatchObject({ status: 400 });
  });

  it('is administered by an admin: role, password, e-mail', async () => {
    const admin = await server.createUser({ isAdmin: true });
    const { id, email } = await server.createUser({ role: '' });
    const users = admin.client.collection('users');
    expect(await users.getOne(id)).toMatchObject({ role: 'user', email });
    const change = {
      role: 'admin',
      email: `moved-${email}`,
      password: 'another-one-1',
      passwordConfirm: 'another-one-1',
    };
    await users.update(id, change);
    await server.signIn({ email: `moved-${email}`, password: 'another-one-1' });
  });
});

/** Some ways to ask are answered with 200 and ignored, others refused: what counts is what is stored. */
function refusalOnly(error: unknown) {
  expect(error).toMatchObject({ status: expect.any(Number) as number });
}

describe('ownership', () => {
  it('is the maker’s, and can’t be given or taken', async () => {
    const expiry = a.client.collection('expiry');
    for (const owner of [b.id, '', null]) {
      expect(await refusal(expiry.create({ ...passport, owner }))).toMatchObject({ status: 400 });
    }
    expect(await refusal(expiry.create({ ...passport, 'owner+': b.id }))).toMatchObject({ status: 400 });
    const mine = await expiry.create(passport);
    expect(mine).toMatchObject({ owner: a.id, shared: false });
    for (const owner of [b.id, '', null]) {
      expect(await refusal(expiry.update(mine.id, { owner }))).toMatchObject({ status: 404 });
    }
    const theirs = await b.client.collection('expiry').create({ ...passport, shared: true });
    expect(await refusal(expiry.update(theirs.id, { owner: a.id }))).toMatchObject({ status: 404 });
  });

  it('of a workout or a plan is not the athlete’s to give', async () => {
    const workout = { user: a.id, date: '2030-01-01', workoutTitle: 'Legs' };
    const { id } = await server.superuser.collection('workouts').create(workout);
    for (const change of [
      { user: b.id },
      { 'user-': a.id },
      { date: '2030-01-02' },
      { exercises: [], user: b.id },
    ]) {
      expect(await refusal(a.client.collection('workouts').update(id, change))).toMatchObject({
        status: 404,
      });
    }
  });

  it('of nobody’s records stays nobody’s when an admin changes them', async () => {
    const admin = await server.createUser({ role: 'admin' });
    const { id } = await server.superuser.collection('expiry').create(passport);
    await admin.client.collection('expiry').update(id, { name: 'House keys' });
    expect(await server.superuser.collection('expiry').getOne(id)).toMatchObject({
      owner: '',
      name: 'House keys',
    });
    const taken = admin.client.collection('expiry').update(id, { owner: admin.id });
    expect(await refusal(taken)).toMatchObject({ status: 404 });
  });

  it('ends with the person: their records go with them', async () => {
    const leaver = await server.createUser();
    const { id } = await leaver.client.collection('expiry').create(passport);
    await server.superuser.collection('users').delete(leaver.id);
    expect(await refusal(server.superuser.collection('expiry').getOne(id))).toMatchObject({ status: 404 });
  });
});

describe('a question', () => {
  it('finds nothing by a field of another’s private record', async () => {
    await a.client.collection('expiry').create(passport);
    const expiry = b.client.collection('expiry');
    for (const filter of ['expiryDate = "2030-01-01"', `owner = "${a.id}"`]) {
      expect((await expiry.getFullList({ filter })).filter(({ owner }) => owner === a.id)).toEqual([]);
    }
  });

  it('about users shows a user nobody else, nor their e-mail', async () => {
    expect((await b.client.collection('users').getFullList()).map(({ id }) => id)).toEqual([b.id]);
  });
});

describe('an address', () => {
  it('that someone has already is refused in words, whatever its case', async () => {
    await a.client.collection('aliases').create({ email: ' shop@alias.test ' });
    const again = b.client.collection('aliases').create({ email: 'SHOP@alias.test' });
    expect(await refusal(again)).toEqual({ status: 400, fields: { email: 'That alias already exists.' } });
    const other = await b.client.collection('aliases').create({ email: 'other@alias.test' });
    const moved = b.client.collection('aliases').update(other.id, { email: 'shop@alias.test' });
    expect(await refusal(moved)).toEqual({ status: 400, fields: { email: 'That alias already exists.' } });
  });
});

describe('a batch of requests', () => {
  it('is off', async () => {
    const batch = a.client.createBatch();
    batch.collection('expiry').create(passport);
    expect(await refusal(batch.send())).toMatchObject({ status: 403 });
  });
});
