import { HubError, renewSession, request } from '@hub/pb-client';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeText, readStoredText } from './stored-text';
import {
  answer,
  lateAnswer,
  openSession,
  record,
  rejection,
  respond,
  storeSession,
  stubHub,
  tokenFor,
} from './testing/session-hub';

beforeEach(stubHub);

it('takes a stored session at once and renews its token', async () => {
  storeSession(tokenFor(60));
  const renewed = tokenFor(600, 'renewed');
  const refresh = lateAnswer();

  const { client, session } = await openSession();
  expect(session.current).toMatchObject({
    status: 'loading',
    user: { email: 'mei@example.com', name: 'Mei' },
  });

  await refresh(respond(200, { token: renewed, record: { ...record, isAdmin: true } }));
  expect(session.current).toMatchObject({ status: 'in', user: { isAdmin: true } });
  expect(client.authStore.token).toBe(renewed);
});

it('says once who is there, so that what others left is forgotten', async () => {
  const other = 'adam00000000000';
  storeText(other, 'result', '45 s');
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  const nobody = await openSession();
  expect(nobody.present).not.toHaveBeenCalled();
  expect(readStoredText(other, 'result')).toBe('45 s');
  storeSession(tokenFor(60));
  const { present } = await openSession();
  expect(present.mock.calls).toEqual([[record.id]]);
  expect(readStoredText(other, 'result')).toBeNull();
});

it('keeps the person in while the hub is out of reach', async () => {
  storeSession(tokenFor(60));
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  const { client, session } = await openSession();
  expect(session.current.status).toBe('in');
  expect(client.authStore.isValid).toBe(true);
});

it('ends a session that the server no longer takes', async () => {
  storeSession(tokenFor(60));
  answer.mockImplementation(() => respond(401, {}));
  const { client, session } = await openSession();
  expect(session.current).toMatchObject({ status: 'out', ending: 'expired' });
  expect(client.authStore.token).toBe('');
});

it('says after a reload, too, that the session has ended, until somebody has logged in', async () => {
  storeSession(tokenFor(60));
  answer.mockImplementation(() => respond(401, {}));
  await openSession();
  const { session } = await openSession();
  expect(session.current).toMatchObject({ status: 'out', ending: 'expired' });
  answer.mockImplementation(() => respond(200, { token: tokenFor(600), record }));
  await act(() => session.current.signIn('mei@example.com', 'secret'));
  act(() => session.current.signOut());
  expect((await openSession()).session.current.ending).toBeNull();
});

it.each(['garbage', 'head.e30.sign'])('clears %s without asking the server', async (token) => {
  storeSession(token);
  const { client, session } = await openSession();
  expect(session.current).toMatchObject({ status: 'out', ending: null });
  expect(client.authStore.token).toBe('');
  expect(answer).not.toHaveBeenCalled();
});

describe('a stored session that has expired by the clock of the device', () => {
  it('ends when the server says so too', async () => {
    storeSession(tokenFor(-1));
    answer.mockImplementation(() => respond(401, {}));
    const { client, session } = await openSession();
    expect(session.current).toMatchObject({ status: 'out', ending: 'expired' });
    expect(client.authStore.token).toBe('');
  });

  it('holds where the server takes it', async () => {
    storeSession(tokenFor(-60));
    const renewed = { token: tokenFor(-30, 'renewed'), record };
    answer.mockImplementation(() => respond(200, renewed));
    const { client, session } = await openSession();
    expect(session.current).toMatchObject({ status: 'in', ending: null });
    expect(client.authStore.token).toBe(renewed.token);
  });

  it('counts again when a renewed token lasts beyond that clock', async () => {
    storeSession(tokenFor(-60));
    answer.mockImplementation(() => respond(200, { token: tokenFor(600), record }));
    const { session } = await openSession();
    expect(session.current).toMatchObject({ status: 'in', ending: null });
  });

  it('counts while the hub is out of reach, until a request is refused', async () => {
    storeSession(tokenFor(-60));
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    const { client, session } = await openSession();
    expect(session.current).toMatchObject({ status: 'in', ending: null, user: { email: 'mei@example.com' } });
    expect(client.authStore.token).not.toBe('');
    answer.mockImplementation(() => respond(401, {}));
    await act(() => request(client, () => renewSession(client)).catch(() => undefined));
    expect(session.current).toMatchObject({ status: 'out', ending: 'expired' });
  });
});

it('signs in where the clock of the device makes a fresh token look expired', async () => {
  answer.mockImplementation(() => respond(200, { token: tokenFor(-386 * 86_400), record }));
  const { session } = await openSession();
  await act(() => session.current.signIn('mei@example.com', 'secret'));
  expect(session.current).toMatchObject({ status: 'in', user: { email: 'mei@example.com' } });
});

it('signs in, with the e-mail trimmed by the client and the case left to the server', async () => {
  answer.mockImplementation(() => respond(200, { token: tokenFor(60), record }));
  const { session } = await openSession();
  await act(() => session.current.signIn(' Mei@example.com ', 'secret'));
  expect(session.current).toMatchObject({ status: 'in', user: { email: 'mei@example.com' } });
});

it('throws what the server says to wrong credentials', async () => {
  answer.mockImplementation(() => respond(400, { message: 'Failed to authenticate.', data: {} }));
  const { session } = await openSession();
  const failure = await act(() => rejection(session.current.signIn('mei@example.com', 'wrong')));
  expect(failure).toBeInstanceOf(HubError);
  expect(failure).toMatchObject({ kind: 'invalid' });
  expect(session.current.status).toBe('out');
});

it('ends at once, with nothing to wait for', async () => {
  storeSession(tokenFor(60));
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  const { client, session } = await openSession();
  vi.spyOn(client.realtime, 'unsubscribe').mockImplementation(() => new Promise(() => undefined));
  act(() => session.current.signOut());
  expect(client.authStore.token).toBe('');
  expect(session.current).toMatchObject({ status: 'out', ending: 'signed-out' });
});

it('gives up on what is under way when it ends', async () => {
  storeSession(tokenFor(60));
  answer.mockImplementation(() => respond(200, { token: tokenFor(600), record }));
  const { client, session } = await openSession();
  answer.mockReturnValue(new Promise(() => undefined));
  const list = rejection(client.collection('expiry').getList());
  await act(() => Promise.resolve());
  act(() => session.current.signOut());
  expect(await list).toMatchObject({ isAbort: true });
});

it('is not brought back by a token that arrives after sign-out', async () => {
  storeSession(tokenFor(60));
  const refresh = lateAnswer();
  const { client, session } = await openSession();
  act(() => session.current.signOut());
  await refresh(respond(200, { token: tokenFor(600), record }));
  expect(client.authStore.token).toBe('');
  expect(session.current.user).toBeNull();
});

it('ends here when a request finds the session ended', async () => {
  storeSession(tokenFor(60));
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  const { client, session } = await openSession();
  answer.mockImplementation(() => respond(401, {}));
  const list = () => client.collection('expiry').getList();
  await act(() => request(client, list).catch(() => undefined));
  expect(session.current).toMatchObject({ status: 'out', ending: 'expired' });
});

it.each([
  ['forgets', 'everywhere', true],
  ['keeps', 'here', false],
])('%s what the device has of the person when the session was ended %s', async (_, _where, everywhere) => {
  storeSession(tokenFor(60));
  const asked = vi.fn();
  answer.mockImplementation((path) => {
    if (path !== '/api/hub/session-end') return respond(401, {});
    asked();
    return respond(200, { everywhere });
  });
  const { session, forgotten } = await openSession();
  expect(session.current.ending).toBe('expired');
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await act(() => Promise.resolve());
  expect(forgotten.mock.calls).toEqual(everywhere ? [[record.id]] : []);
});

it('asks again in the next page how the session ended if the hub did not say', async () => {
  storeSession(tokenFor(60));
  answer.mockImplementation((path) =>
    path === '/api/hub/session-end' ? Promise.reject(new TypeError('Failed to fetch')) : respond(401, {}),
  );
  const first = await openSession();
  expect(first.session.current.ending).toBe('expired');
  expect(first.forgotten).not.toHaveBeenCalled();
  const asked = vi.fn();
  answer.mockImplementation((path) => {
    asked(path);
    return respond(200, { everywhere: true });
  });
  const { session, forgotten } = await openSession();
  await vi.waitFor(() => expect(forgotten).toHaveBeenCalledWith(record.id));
  expect(session.current.ending).toBe('expired');
  await openSession();
  expect(asked.mock.calls).toEqual([['/api/hub/session-end']]);
});

it('leaves what the next session has stored, where the hub says late how the last one ended', async () => {
  storeSession(tokenFor(60));
  let say: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (say = resolve));
  const asked = vi.fn();
  answer.mockImplementation((path) => {
    if (path !== '/api/hub/session-end') return respond(401, {});
    asked();
    return late.then(() => respond(200, { everywhere: true }));
  });
  const { session, forgotten } = await openSession();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  answer.mockImplementation(() => respond(200, { token: tokenFor(600), record }));
  await act(() => session.current.signIn('mei@example.com', 'secret'));
  storeText(record.id, 'result', '45 s');
  say();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(readStoredText(record.id, 'result')).toBe('45 s');
  expect(forgotten).not.toHaveBeenCalled();
});

it('has the browser forget its copies at a log-out', async () => {
  storeSession(tokenFor(60));
  answer.mockImplementation(() => respond(200, { token: tokenFor(600), record }));
  const { session, forgotten } = await openSession();
  act(() => session.current.signOut());
  expect(forgotten).toHaveBeenCalledWith(record.id);
  await vi.waitFor(() => expect(answer).toHaveBeenCalledWith('/api/hub/sign-out'));
});

it('notices that another tab signed out', async () => {
  storeSession(tokenFor(60));
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  const { session } = await openSession();
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'pocketbase_auth' }));
  });
  expect(session.current).toMatchObject({ status: 'out', ending: null });
});
