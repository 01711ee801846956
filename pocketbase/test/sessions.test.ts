import PocketBase, { BaseAuthStore } from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refusal, startServer, type TestServer } from '../testing';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await server.stop();
});

const SOON = { interval: 5 };

function signOutEverywhere(client: PocketBase) {
  return client.send<unknown>('/api/hub/sign-out-everywhere', { method: 'POST' });
}

function holds(client: PocketBase): Promise<boolean> {
  return client
    .collection('users')
    .authRefresh()
    .then(
      () => true,
      () => false,
    );
}

/** Somebody on two devices. */
async function onTwoDevices() {
  const person = await server.createUser();
  return { ...person, other: await server.signIn(person) };
}

describe('signing out everywhere', () => {
  it('ends the session of every device, and no one else’s', async () => {
    const { client, other } = await onTwoDevices();
    const stranger = await server.createUser();
    await signOutEverywhere(client);
    expect(await Promise.all([client, other, stranger.client].map(holds))).toEqual([false, false, true]);
    expect(await refusal(other.collection('aliases').getList())).toMatchObject({ status: 401 });
  });

  it('ends file tokens and leaves the password', async () => {
    const { email, password, client } = await onTwoDevices();
    const form = new FormData();
    form.set('name', 'Passport');
    form.set('expiryDate', '2030-01-01');
    form.set('document', new File(['%PDF-1.4\n%%EOF\n'], 'passport.pdf'));
    const item = await client
      .collection('expiry')
      .create<{ id: string; collectionName: string; document: string }>(form);
    const url = client.files.getURL(item, item.document, { token: await client.files.getToken() });
    expect((await fetch(url)).status).toBe(200);
    await signOutEverywhere(client);
    expect((await fetch(url)).status).toBe(404);
    await server.signIn({ email, password });
  });

  it('ends live updates that are open', async () => {
    const { client, other, email, password } = await onTwoDevices();
    const heard = vi.fn();
    await other.collection('aliases').subscribe('*', heard);
    await signOutEverywhere(client);
    const again = await server.signIn({ email, password });
    const mark = vi.fn();
    await again.collection('aliases').subscribe('*', mark);
    await again.collection('aliases').create({ email: 'after@alias.test' });
    await vi.waitFor(() => expect(mark).toHaveBeenCalled(), SOON);
    expect(heard).not.toHaveBeenCalled();
    await Promise.all([other, again].map(({ realtime }) => realtime.unsubscribe()));
  });

  it('changes nothing else about the person', async () => {
    const { id, client } = await onTwoDevices();
    const before = await server.superuser.collection('users').getOne(id);
    await signOutEverywhere(client);
    const { updated: _, ...after } = await server.superuser.collection('users').getOne(id);
    expect(before).toMatchObject(after);
  });

  it('is for who is signed in', async () => {
    const guest = new PocketBase(server.url, new BaseAuthStore());
    expect(await refusal(signOutEverywhere(guest))).toMatchObject({ status: 401 });
    const { client } = await onTwoDevices();
    await signOutEverywhere(client);
    expect(await refusal(signOutEverywhere(client))).toMatchObject({ status: 401 });
  });

  it('is not for the admin console, nor to be asked by a link', async () => {
    expect(await refusal(signOutEverywhere(server.superuser))).toMatchObject({ status: 403 });
    const { client } = await onTwoDevices();
    const answer = await fetch(`${server.url}/api/hub/sign-out-everywhere`, {
      headers: { Authorization: client.authStore.token },
    });
    expect(answer.status).toBe(404);
    expect(await holds(client)).toBe(true);
  });
});

describe('a device whose session is over', () => {
  const ask = async (token: string) => {
    const answer = await fetch(`${server.url}/api/hub/session-end`, {
      method: 'POST',
      headers: { Authorization: token },
    });
    return (await answer.json()) as unknown;
  };
  const FORGET = { everywhere: true };
  const KEEP = { everywhere: false };

  it('learns that its person signed out everywhere, also of an older time', async () => {
    const { client, other, email, password } = await onTwoDevices();
    expect(await ask(other.authStore.token)).toEqual(KEEP);
    await signOutEverywhere(client);
    expect(await ask(other.authStore.token)).toEqual(FORGET);
    const again = await server.signIn({ email, password });
    expect(await ask(again.authStore.token)).toEqual(KEEP);
    await signOutEverywhere(again);
    expect(await ask(other.authStore.token)).toEqual(FORGET);
  });

  it('learns nothing of the kind after a new password', async () => {
    const { id, password: oldPassword, client, other } = await onTwoDevices();
    const password = 'another-one-1';
    await client.collection('users').update(id, { oldPassword, password, passwordConfirm: password });
    expect(await ask(other.authStore.token)).toEqual(KEEP);
  });

  it('learns nothing by a token that was made up', async () => {
    const { client, other } = await onTwoDevices();
    await signOutEverywhere(client);
    const [header, payload, signature] = other.authStore.token.split('.');
    const forged = [
      `${header!}.${payload!}.`,
      `${header!}.${payload!}.${signature!.split('').reverse().join('')}`,
      `${header!}.${payload!}`,
      'nonsense',
      '',
    ];
    expect(await Promise.all(forged.map(ask))).toEqual(forged.map(() => KEEP));
  });
});

describe('logging out', () => {
  it('has the browser throw its copies of the hub’s answers away', async () => {
    const answer = await fetch(`${server.url}/api/hub/sign-out`, { method: 'POST' });
    expect([answer.status, answer.headers.get('Clear-Site-Data')]).toEqual([204, '"cache"']);
  });
});

describe('one’s own new password', () => {
  it('ends the sessions of all other devices', async () => {
    const { id, email, password: oldPassword, client, other } = await onTwoDevices();
    const password = 'another-one-1';
    await client.collection('users').update(id, { oldPassword, password, passwordConfirm: password });
    await client.collection('users').authWithPassword(email, password);
    expect(await Promise.all([client, other].map(holds))).toEqual([true, false]);
  });
});
