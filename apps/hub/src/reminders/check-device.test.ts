import { afterEach, describe, expect, it, vi } from 'vitest';
import type PocketBase from 'pocketbase';
import { checkDevice } from './push-device';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser with this subscription, and a hub that knows these subscriptions of the person. */
function browserWith(endpoint: string, known: readonly string[]) {
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  const registration = { pushManager: { getSubscription: () => Promise.resolve({ endpoint, unsubscribe }) } };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.resolve(registration) },
    userAgent: '',
  });
  const channels = known.map((address, number) => ({
    ...{ id: String(number), kind: 'push', label: '', address, isOn: true },
    ...{ lastState: '', lastAt: '', lastReason: '' },
  }));
  const client = {
    authStore: { token: '' },
    collection: () => ({ getFullList: () => Promise.resolve(channels) }),
  };
  return { client: client as unknown as PocketBase, unsubscribe };
}

describe('checkDevice', () => {
  it('leaves the subscription of the person who is signed in', async () => {
    const { client, unsubscribe } = browserWith('https://push.example/a', ['https://push.example/a']);
    await checkDevice(client);
    expect(unsubscribe).not.toHaveBeenCalled();
  });

  it('ends one of somebody who was signed in before', async () => {
    const { client, unsubscribe } = browserWith('https://push.example/b', ['https://push.example/a']);
    await checkDevice(client);
    expect(unsubscribe).toHaveBeenCalledOnce();
  });
});
