import { readStoredText, storeText } from '@hub/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type PocketBase from 'pocketbase';
import { addDevice, checkDevice } from './push-device';

const [FIRST, SECOND] = ['https://push.example/a', 'https://push.example/b'];
const NEXT = 'https://push.example/next';
const ME = 'mei000000000000';

beforeEach(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser with this subscription, which gets {@link NEXT} as its next one, and the person's channels in the hub. */
function browserWith(endpoint: string | null, known: readonly string[]) {
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  const subscriptionAt = (address: string) => ({
    endpoint: address,
    unsubscribe,
    toJSON: () => ({ endpoint: address, keys: { p256dh: 'key', auth: 'secret' } }),
  });
  const pushManager = {
    getSubscription: () => Promise.resolve(endpoint === null ? null : subscriptionAt(endpoint)),
    subscribe: () => Promise.resolve(subscriptionAt(NEXT)),
  };
  const registration = { pushManager };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', {
    permission: 'granted',
    requestPermission: () => Promise.resolve('granted'),
  });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistration: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
    },
    userAgent: '',
  });
  const blank = { kind: 'push', label: '', isOn: true, lastState: '', lastAt: '', lastReason: '' };
  const channels = known.map((address, number) => ({ ...blank, id: String(number), address }));
  const collection = {
    getFullList: vi.fn(() => Promise.resolve(channels)),
    create: vi.fn((values: object) => Promise.resolve({ ...blank, id: 'new', ...values })),
    update: vi.fn((id: string, values: object) => Promise.resolve({ ...blank, id, ...values })),
  };
  const client = {
    authStore: { token: '', record: { id: ME } },
    collection: () => collection,
  } as unknown as PocketBase;
  return { client, unsubscribe, ...collection };
}

const pushKey = () => Promise.resolve('key of the hub');
const turnedOn = () => readStoredText(ME, 'push-endpoint');

describe('checkDevice', () => {
  it('leaves the subscription of the person who is signed in', async () => {
    const { client, unsubscribe } = browserWith(FIRST, [FIRST]);
    await checkDevice(client, pushKey);
    expect(unsubscribe).not.toHaveBeenCalled();
    expect(turnedOn()).toBe(FIRST);
  });

  it('ends one of somebody who was signed in before', async () => {
    const { client, unsubscribe, create } = browserWith(SECOND, [FIRST]);
    await checkDevice(client, pushKey);
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(create).not.toHaveBeenCalled();
  });

  it('ends one that its person has removed from their devices', async () => {
    storeText(ME, 'push-endpoint', FIRST);
    const { client, unsubscribe, create } = browserWith(FIRST, []);
    await checkDevice(client, pushKey);
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(create).not.toHaveBeenCalled();
    expect(turnedOn()).toBeNull();
  });

  it('asks the hub for nothing where notifications were never turned on', async () => {
    const { client, getFullList } = browserWith(null, [FIRST]);
    await checkDevice(client, pushKey);
    expect(getFullList).not.toHaveBeenCalled();
  });

  it.each([null, SECOND])(
    'subscribes again where the browser has ended or renewed it: %s',
    async (endpoint) => {
      storeText(ME, 'push-endpoint', FIRST);
      const { client, create, update } = browserWith(endpoint, [FIRST]);
      await checkDevice(client, pushKey);
      expect(update).toHaveBeenCalledExactlyOnceWith('0', { address: NEXT, p256dh: 'key', auth: 'secret' });
      expect(create).not.toHaveBeenCalled();
      expect(turnedOn()).toBe(NEXT);
    },
  );

  it('makes it a new channel where the hub has taken the old one away', async () => {
    const first = browserWith(null, []);
    await addDevice(first.client, pushKey);
    const { client, create } = browserWith(null, []);
    await checkDevice(client, pushKey);
    expect(create).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'push', address: NEXT, isOn: true }),
    );
  });
});
