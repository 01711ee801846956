import { type TestServer, startServer } from '@hub/pocketbase/testing';
import { BaseAuthStore } from 'pocketbase';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createClient } from './client';
import { subscribe } from './live';
import { onSessionEnd, renewSession, request } from './request';
import { wasEndedEverywhere } from './session-end';

/** Pending requests when a session ends, on a real server. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** A client as in a browser, with a new user signed in. */
async function openAsSomebody() {
  const { id, email, password, client: theirs } = await server.createUser();
  const client = createClient(server.url, new BaseAuthStore());
  client.authStore.save(theirs.authStore.token, theirs.authStore.record);
  return { id, email, password, client, theirs };
}

/** Requests for this path wait for a response that never comes, as on a stalled network. */
function stall(path: string) {
  const send = globalThis.fetch;
  const stalled = vi.fn();
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!url.endsWith(path)) return send(url, init);
    stalled();
    return new Promise<Response>((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted.', 'AbortError')));
    });
  });
  return stalled;
}

it('is not undone by a request that then asks whether the session still holds', async () => {
  const { client } = await openAsSomebody();
  let answer: () => void = () => undefined;
  const missing = request(client, async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return client.collection('aliases').getOne('aaaaaaaaaaaaaaa');
  });
  const refreshing = stall('/auth-refresh');
  answer();
  await vi.waitFor(() => {
    expect(refreshing).toHaveBeenCalled();
  });
  vi.unstubAllGlobals();
  client.authStore.clear();
  await expect(missing).rejects.toMatchObject({ kind: 'not-found' });
  expect(client.authStore.token).toBe('');
});

it('is not undone by a renewal whose answer is there already', async () => {
  const { client } = await openAsSomebody();
  client.afterSend = (_response: Response, data: unknown) => {
    // Another tab signs out: this one learns of it only later.
    Object.assign(client.authStore, { baseToken: '', baseModel: null });
    return data;
  };
  await renewSession(client);
  expect(client.authStore.token).toBe('');
});

it('is not brought about by a renewal whose answer breaks off, as it does when the page is left', async () => {
  const { client } = await openAsSomebody();
  const { token, record } = client.authStore;
  vi.stubGlobal('fetch', () => {
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"token":"'));
        stream.error(new TypeError('network error'));
      },
    });
    return Promise.resolve(new Response(body, { status: 200 }));
  });
  const renewal = request(client, () => renewSession(client));
  await expect(renewal).rejects.toMatchObject({ kind: 'offline' });
  vi.unstubAllGlobals();
  expect(client.authStore).toMatchObject({ token, record });
});

it('renews a session that holds', async () => {
  const { client } = await openAsSomebody();
  const saved = vi.fn();
  client.authStore.onChange(saved);
  await renewSession(client);
  expect(saved).toHaveBeenCalledOnce();
});

it('keeps what its person has changed while it was being renewed, and takes what others have', async () => {
  const { client, id } = await openAsSomebody();
  await server.superuser.collection('users').update(id, { name: 'Mei' });
  await renewSession(client);
  expect(client.authStore.record).toMatchObject({ name: 'Mei' });
  client.afterSend = async ({ url }: Response, data: unknown) => {
    const users = client.collection('users');
    if (url.endsWith('/auth-refresh')) await users.update(id, { timeZone: 'Asia/Tokyo' });
    return data;
  };
  await renewSession(client);
  expect(client.authStore.record).toMatchObject({ name: 'Mei', timeZone: 'Asia/Tokyo' });
});

it('is not taken for the end of the session that has followed it', async () => {
  const { client, id, email } = await openAsSomebody();
  const ended = vi.fn();
  const stop = onSessionEnd(ended);
  const password = 'another-password-1';
  await server.superuser.collection('users').update(id, { password, passwordConfirm: password });
  const list = request(client, async () => {
    const users = client.collection('users');
    const [refused] = await Promise.allSettled([
      client.collection('aliases').getList(),
      users.authWithPassword(email, password),
    ]);
    if (refused.status === 'rejected') throw refused.reason;
  });
  await expect(list).rejects.toMatchObject({ kind: 'session' });
  expect(ended).not.toHaveBeenCalled();
  expect(client.authStore.token).not.toBe('');
  stop();
});

it('closes the live connection at once, on a stalled network too', async () => {
  const { client } = await openAsSomebody();
  const end = subscribe(client, 'aliases', vi.fn());
  await vi.waitFor(() => {
    expect(client.realtime.isConnected).toBe(true);
  });
  const stalled = stall('/api/realtime');
  const endOther = subscribe(client, 'expiry', vi.fn());
  await vi.waitFor(() => {
    expect(stalled).toHaveBeenCalled();
  });
  client.authStore.clear();
  await vi.waitFor(() => {
    expect(client.realtime.isConnected).toBe(false);
  });
  end();
  endOther();
});

it('leaves the next person nothing of the last one’s live updates', async () => {
  const last = await openAsSomebody();
  const next = await server.createUser();
  const { client } = last;
  const changed = vi.fn();
  const end = subscribe(client, 'aliases', changed);
  await vi.waitFor(() => {
    expect(changed).toHaveBeenCalled();
  });
  client.authStore.clear();
  await client.collection('users').authWithPassword(next.email, next.password);
  await vi.waitFor(() => {
    expect(client.realtime.isConnected).toBe(true);
  });
  await next.client.collection('aliases').create({ email: 'mark-1@example.com', description: '' });
  await vi.waitFor(() => {
    expect(changed.mock.calls.length).toBeGreaterThan(1);
  });
  const heard = vi.fn();
  await client.realtime.subscribe('aliases/*', ({ record }: { record: { email: string } }) => {
    heard(record.email);
  });
  await last.theirs.collection('aliases').create({ email: 'secret@example.com', description: '' });
  await next.client.collection('aliases').create({ email: 'mark-2@example.com', description: '' });
  await vi.waitFor(() => {
    expect(heard.mock.calls).toEqual([['mark-2@example.com']]);
  });
  end();
  await client.realtime.unsubscribe();
});

it('goes on with live updates after one’s own new password', async () => {
  const { client, id, email, password: oldPassword } = await openAsSomebody();
  const changed = vi.fn();
  const end = subscribe(client, 'aliases', changed);
  await vi.waitFor(() => {
    expect(changed).toHaveBeenCalled();
  });
  const password = 'another-password-1';
  const path = `/api/collections/users/records/${id}`;
  await client.send(path, { method: 'PATCH', body: { oldPassword, password, passwordConfirm: password } });
  const before = client.realtime.clientId;
  await client.collection('users').authWithPassword(email, password);
  await vi.waitFor(() => {
    expect(client.realtime.clientId).not.toBe(before);
    expect(client.realtime.isConnected).toBe(true);
  });
  changed.mockClear();
  await client.collection('aliases').create({ email: 'after@example.com', description: '' });
  await vi.waitFor(() => {
    expect(changed).toHaveBeenCalled();
  });
  end();
});

it('is known to be that of every device where its person signed out everywhere, and not otherwise', async () => {
  const { client, theirs } = await openAsSomebody();
  const { token } = client.authStore;
  expect(await wasEndedEverywhere(client, token)).toBe(false);
  await theirs.send('/api/hub/sign-out-everywhere', { method: 'POST' });
  client.authStore.clear();
  expect(await wasEndedEverywhere(client, token)).toBe(true);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await wasEndedEverywhere(client, token)).toBeNull();
  vi.unstubAllGlobals();
});
