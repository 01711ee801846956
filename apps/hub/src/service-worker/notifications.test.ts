import { afterEach, describe, expect, it, vi } from 'vitest';
import { notificationOf, tapOn } from './notifications';

afterEach(() => {
  vi.unstubAllGlobals();
});

const PUSH = {
  web_push: 8030,
  notification: {
    title: 'Passport expires in 30 days',
    body: 'Sat 19 Dec 2026',
    navigate: 'https://hub.example/expiry/abc?x=1',
    tag: 'm1',
  },
  message: 'm1',
  actionKey: 'k1',
  isRenewable: true,
};

describe('notificationOf', () => {
  it('is what the push says, and leads to this hub whatever its address', () => {
    expect(notificationOf(PUSH)).toMatchObject({
      title: 'Passport expires in 30 days',
      options: { body: 'Sat 19 Dec 2026', data: { path: '/expiry/abc?x=1', message: 'm1', actionKey: 'k1' } },
    });
  });

  it('has buttons where something can be done', () => {
    const buttons = (push: object) => notificationOf(push).options.actions?.map(({ title }) => title);
    expect(buttons(PUSH)).toEqual(['Done', 'Tomorrow', 'Renew']);
    expect(buttons({ ...PUSH, isRenewable: false })).toEqual(['Done', 'Tomorrow']);
    expect(buttons({ ...PUSH, actionKey: '' })).toBeUndefined();
  });
});

/** A notification that is tapped, with or without an open window; `status` is what the hub answers a button. */
async function tap(
  action: string,
  { isOpen = false, status = 204, navigate = PUSH.notification.navigate } = {},
) {
  const fetched = vi.fn(() => Promise.resolve(new Response(null, { status })));
  vi.stubGlobal('fetch', fetched);
  const [postMessage, openWindow, close] = [vi.fn(), vi.fn(() => Promise.resolve()), vi.fn()];
  const windows = { matchAll: () => Promise.resolve(isOpen ? [open] : []), openWindow };
  const open = { focus: () => Promise.resolve(), postMessage };
  const push = { ...PUSH, notification: { ...PUSH.notification, navigate } };
  await tapOn(windows, { ...notificationOf(push).options, close } as unknown as Notification, action);
  return { fetched, postMessage, openWindow, close };
}

describe('tapOn', () => {
  it('opens the page; a window that is open goes there by itself', async () => {
    const { openWindow, close } = await tap('');
    expect(openWindow).toHaveBeenCalledExactlyOnceWith('/expiry/abc?x=1');
    expect(close).toHaveBeenCalledOnce();
    const other = await tap('', { isOpen: true });
    expect(other.openWindow).not.toHaveBeenCalled();
    expect(other.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'OPEN', path: '/expiry/abc?x=1' });
  });

  it('asks for the new date where it is to be renewed', async () => {
    expect((await tap('renew')).openWindow).toHaveBeenCalledExactlyOnceWith('/expiry/abc?x=1&renew');
    const { postMessage } = await tap('renew', { isOpen: true, navigate: 'https://hub.example/loyality/c1' });
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'OPEN', path: '/loyality/c1?renew' });
  });

  it('does what a button says, and opens the page where the hub did not take it', async () => {
    const { fetched, openWindow } = await tap('done');
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/hub/reminders/act', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ message: 'm1', key: 'k1', action: 'done' }),
    });
    expect(openWindow).not.toHaveBeenCalled();
    expect((await tap('snooze', { status: 404 })).openWindow).toHaveBeenCalledOnce();
  });
});
