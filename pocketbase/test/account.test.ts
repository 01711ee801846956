import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { refusal, startServer, type TestServer, type TestUser } from '../testing';

let server: TestServer;
let coach: TestUser;

beforeAll(async () => {
  server = await startServer();
  coach = await server.createUser({ role: 'admin' });
});

afterAll(async () => {
  await server.stop();
});

const SOON = { interval: 20 };
const changeTo = (password: string) => ({ password, passwordConfirm: password });
const NEXT = 'another-one-1';

describe('the old password', () => {
  it('is tried ten times in a minute, however right the eleventh is', async () => {
    const { id, password, client } = await server.createUser();
    const users = client.collection('users');
    for (let index = 0; index < 10; index += 1) {
      const wrong = users.update(id, { ...changeTo(NEXT), oldPassword: `wrong-${index}` });
      expect(await refusal(wrong)).toMatchObject({ status: 400 });
    }
    const right = users.update(id, { ...changeTo(NEXT), oldPassword: password });
    await expect(right).rejects.toMatchObject({
      status: 429,
      response: { status: 429, message: 'Too Many Requests.', data: {} },
    });
    expect(await users.update(id, { name: 'Ada' })).toMatchObject({ name: 'Ada' });
  });
});

describe('an admin’s own new password', () => {
  const WRONG = { status: 400, fields: { oldPassword: 'Missing or invalid old password.' } };
  const ownerOfHub = async () => {
    const client = await server.signIn(server.owner);
    return { ...server.owner, id: client.authStore.record!.id, client };
  };

  it.each([
    ['an admin', () => server.createUser({ role: 'admin' })],
    ['the owner', ownerOfHub],
  ])('needs the old one: %s', async (_who, enter) => {
    const { id, email, password, client } = await enter();
    const users = client.collection('users');
    for (const old of [{}, { oldPassword: '' }, { oldPassword: NEXT }, { oldPassword: [password] }]) {
      expect(await refusal(users.update(id, { ...changeTo(NEXT), ...old }))).toEqual(WRONG);
    }
    expect(await refusal(users.update(id, { ...changeTo(NEXT), role: 'user' }))).toEqual(WRONG);
    const form = new FormData();
    for (const name of ['password', 'passwordConfirm']) form.append(name, NEXT);
    expect(await refusal(users.update(id, form))).toEqual(WRONG);
    await server.signIn({ email, password });
    expect(await users.update(id, { name: 'Ada' })).toMatchObject({ name: 'Ada' });
  });

  it('is taken with the old one', async () => {
    const { id, email, password, client } = await server.createUser({ role: 'admin' });
    await client.collection('users').update(id, { ...changeTo(NEXT), oldPassword: password });
    await server.signIn({ email, password: NEXT });
  });

  it('is tried ten times in a minute', async () => {
    const { id, password, client } = await server.createUser({ role: 'admin' });
    const users = client.collection('users');
    const statuses: number[] = [];
    for (let index = 0; index < 10; index += 1) {
      const wrong = users.update(id, { ...changeTo(NEXT), oldPassword: `wrong-${index}` });
      statuses.push((await refusal(wrong)).status);
    }
    expect(statuses).toEqual(Array(10).fill(400));
    const right = users.update(id, { ...changeTo(NEXT), oldPassword: password });
    expect(await refusal(right)).toMatchObject({ status: 429 });
  });

  it('is no question where it is another person’s', async () => {
    const { id, email } = await server.createUser({ role: 'admin' });
    await coach.client.collection('users').update(id, changeTo(NEXT));
    await server.signIn({ email, password: NEXT });
  });
});

describe('an admin’s own address', () => {
  it('is changed with the password alone, however it is sent', async () => {
    const { id, email, password, client } = await server.createUser({ role: 'admin' });
    const users = client.collection('users');
    const elsewhere = `elsewhere-${email}`;
    const refused = { status: 400, fields: { currentPassword: 'This is not your password.' } };
    const wrong = [{}, { currentPassword: '' }, { currentPassword: NEXT }, { currentPassword: [password] }];
    for (const proof of [...wrong, { role: 'user', isAdmin: false }])
      expect(await refusal(users.update(id, { email: elsewhere, ...proof }))).toEqual(refused);
    const form = new FormData();
    form.append('email', elsewhere);
    expect(await refusal(users.update(id, form))).toEqual(refused);
    expect(await users.update(id, { email, name: 'Ada' })).toMatchObject({ email, name: 'Ada' });
    await users.update(id, { email: elsewhere, currentPassword: password });
    await server.signIn({ email: elsewhere, password });
  });

  it('is changed together with the password by the old one', async () => {
    const { id, email, password, client } = await server.createUser({ role: 'admin' });
    const change = { email: `elsewhere-${email}`, ...changeTo(NEXT) };
    const users = client.collection('users');
    expect(await refusal(users.update(id, { ...change, currentPassword: password }))).toMatchObject({
      status: 400,
    });
    await users.update(id, { ...change, oldPassword: password });
    await server.signIn({ email: change.email, password: NEXT });
  });

  it('takes ten tries of the password in a minute', async () => {
    const { id, email, password, client } = await server.createUser({ role: 'admin' });
    const change = (currentPassword: string) =>
      client.collection('users').update(id, { email: `elsewhere-${email}`, currentPassword });
    for (let tried = 0; tried < 10; tried += 1)
      expect(await refusal(change('wrong'))).toMatchObject({ status: 400 });
    expect(await refusal(change(password))).toMatchObject({ status: 429 });
  });

  it('is no question where it is another person’s', async () => {
    const { id, email, password } = await server.createUser({ role: 'admin' });
    await coach.client.collection('users').update(id, { email: `elsewhere-${email}` });
    await server.signIn({ email: `elsewhere-${email}`, password });
  });
});

describe('a new password', () => {
  it.each(['é'.repeat(37), 'x'.repeat(72)])('over 72 bytes is refused in words: %s', async (password) => {
    const { id, password: oldPassword, client } = await server.createUser();
    const sentence =
      'The password is too long: 71 letters and digits fit, fewer with accents, other scripts or emoji.';
    const change = client.collection('users').update(id, { ...changeTo(password), oldPassword });
    expect(await refusal(change)).toEqual({ status: 400, fields: { password: sentence } });
    const newcomer = { email: `${id}@new.test`, ...changeTo(password) };
    expect(await refusal(coach.client.collection('users').create(newcomer))).toEqual({
      status: 400,
      fields: { password: sentence },
    });
  });

  it('of 72 bytes is taken', async () => {
    const password = 'é'.repeat(36);
    await server.createUser({ password });
  });
});

describe('the rights of an admin', () => {
  it.each([
    [{ role: 'admin' }, { role: 'user' }],
    [{ role: 'admin' }, { isAdmin: false }],
    [{ isAdmin: true }, { role: 'user' }],
    [{ isAdmin: true }, { isAdmin: false }],
    [{ isAdmin: true }, { role: '' }],
  ])('given as %j and taken as %j are both given and both taken', async (given, taken) => {
    for (const client of [coach.client, server.superuser]) {
      const { id } = await server.createUser();
      const users = client.collection('users');
      expect(await users.update(id, given)).toMatchObject({ role: 'admin', isAdmin: true });
      expect(await users.update(id, taken)).toMatchObject({ role: 'user', isAdmin: false });
    }
  });

  it('are both there in a new account', async () => {
    for (const given of [
      { role: 'admin', isAdmin: false },
      { isAdmin: true, role: 'user' },
    ]) {
      const { client } = await server.createUser(given);
      expect(client.authStore.record).toMatchObject({ role: 'admin', isAdmin: true });
    }
  });
});

describe('someone who is no admin any more', () => {
  const athletes = new Set<TestUser>();

  afterEach(async () => {
    await Promise.all([...athletes].map(({ client }) => client.realtime.unsubscribe()));
  });

  it.each([{ role: 'user' }, { isAdmin: false }])(
    'sees no more live updates of others: %j',
    async (taken) => {
      const [former, other] = await Promise.all([server.createUser({ role: 'admin' }), server.createUser()]);
      athletes.add(former);
      const [heard, connected, mark] = [vi.fn(), vi.fn(), vi.fn()];
      await former.client.realtime.subscribe('PB_CONNECT', connected);
      await former.client.collection('users').subscribe('*', heard);
      await former.client.collection('exercises').subscribe('*', mark);
      const connections = connected.mock.calls.length;
      await server.superuser.collection('users').update(former.id, taken);
      await vi.waitFor(() => expect(connected.mock.calls.length).toBeGreaterThan(connections), SOON);

      heard.mockClear();
      await server.superuser.collection('users').update(other.id, { name: 'Bob' });
      await vi.waitFor(async () => {
        await server.superuser.collection('exercises').create({ title: 'Mark', instructions: 'None.' });
        expect(mark).toHaveBeenCalled();
      }, SOON);
      expect(heard).not.toHaveBeenCalled();
    },
  );
});
