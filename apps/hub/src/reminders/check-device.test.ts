import { afterEach, describe, expect, it, vi } from 'vitest';
import type PocketBase from 'pocketbase';
import { deviceStep } from './device-step';
import { checkDevice } from './push-device';

const MEI = 'mei000000000000';
const REMEMBERED = `hub.kept.${MEI}.push-address`;
const CHANNEL = `hub.kept.${MEI}.push-channel`;
const [A, B, NEW] = ['https://push.example/a', 'https://push.example/b', 'https://push.example/new'];

const OVERVIEW = {
  pushKey: 'key',
  isMailSetUp: false,
  address: '',
  categories: [],
  unusedCategories: [],
  next: null,
};

afterEach(() => {
  vi.unstubAllGlobals();
});

interface Hub {
  /** What the device remembers: the address of its subscription, and the id of its channel. */
  remembered?: string | null;
  channel?: string;
  /** The channels that the hub has removed, because their devices were gone. */
  gone?: readonly string[];
}

/** A browser with this subscription, and a hub that knows these of the person. */
function browserWith(
  endpoint: string | null,
  known: readonly string[],
  { remembered = null, channel, gone = [] }: Hub = {},
) {
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  const toJSON = () => ({ endpoint: NEW, keys: { p256dh: 'p', auth: 'a' } });
  const pushManager = {
    getSubscription: () => Promise.resolve(endpoint === null ? null : { endpoint, unsubscribe }),
    subscribe: vi.fn(() => Promise.resolve({ toJSON })),
  };
  const registration = { pushManager };
  const storage = new Map(remembered === null ? [] : [[REMEMBERED, remembered]]);
  if (channel !== undefined) storage.set(CHANNEL, channel);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => storage.set(name, text),
    removeItem: (name: string) => storage.delete(name),
  });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistration: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
    },
    userAgent: '',
  });
  const channelAt = (address: string, number: number) => ({
    ...{ id: String(number), kind: 'push', label: '', address, isOn: true },
    ...{ lastState: '', lastAt: '', lastReason: '' },
  });
  const channels = known.map(channelAt);
  const create = vi.fn(() => Promise.resolve(channelAt(NEW, known.length)));
  const update = vi.fn(() => Promise.resolve({}));
  const authStore: { token: string; record: { id: string } | null } = { token: '', record: { id: MEI } };
  const client = {
    authStore,
    collection: () => ({ getFullList: () => Promise.resolve(channels), create, update }),
    send: () => Promise.resolve({ ...OVERVIEW, goneDevices: gone }),
  };
  return {
    ...{ client: client as unknown as PocketBase, unsubscribe, create, update, pushManager },
    kept: () => storage.get(REMEMBERED) ?? null,
    logOut: () => {
      authStore.record = null;
    },
  };
}

describe('checkDevice', () => {
  it('leaves the subscription of the person who is signed in', async () => {
    const { client, unsubscribe, kept } = browserWith(A, [A]);
    await checkDevice(client, MEI);
    expect(unsubscribe).not.toHaveBeenCalled();
    expect(kept()).toBe(A);
  });

  it('ends one of somebody who was signed in before', async () => {
    const { client, unsubscribe } = browserWith(B, [A]);
    await checkDevice(client, MEI);
    expect(unsubscribe).toHaveBeenCalledOnce();
  });

  it('ends one that was removed on another device, and forgets it', async () => {
    const { client, unsubscribe, create, kept } = browserWith(A, [], { remembered: A });
    await checkDevice(client, MEI);
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(create).not.toHaveBeenCalled();
    expect(kept()).toBeNull();
  });

  it('renews one that the browser has lost, in the channel that the hub still has', async () => {
    const { client, create, update, pushManager, kept } = browserWith(null, [A, B], { remembered: B });
    await checkDevice(client, MEI);
    expect(pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: 'key',
    });
    expect(update).toHaveBeenCalledWith('1', { address: NEW, p256dh: 'p', auth: 'a' });
    expect(create).not.toHaveBeenCalled();
    expect(kept()).toBe(NEW);
  });

  it('renews one that the browser has replaced, also where the hub has removed its channel', async () => {
    const { client, create, unsubscribe, kept } = browserWith(B, [], { remembered: A });
    await checkDevice(client, MEI);
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(create).toHaveBeenCalledWith(expect.objectContaining({ kind: 'push', address: NEW, isOn: true }));
    expect(kept()).toBe(NEW);
  });

  it.each([
    ['lost', null],
    ['replaced', B],
  ])('ends one that was removed on another device, although the browser has %s it', async (_, current) => {
    const { client, create, pushManager, kept } = browserWith(current, [], { remembered: A, channel: '7' });
    await checkDevice(client, MEI);
    expect(pushManager.subscribe).not.toHaveBeenCalled();
    expect(create).not.toHaveBeenCalled();
    expect(kept()).toBeNull();
  });

  it('renews one whose channel the hub has removed, because the device was gone', async () => {
    const hub = { remembered: A, channel: '7', gone: ['7'] };
    const { client, create, kept } = browserWith(null, [], hub);
    await checkDevice(client, MEI);
    expect(create).toHaveBeenCalledWith(expect.objectContaining({ kind: 'push', address: NEW, isOn: true }));
    expect(kept()).toBe(NEW);
    expect(localStorage.getItem(CHANNEL)).toBe('0');
  });

  it('does nothing for a person who has logged out meanwhile', async () => {
    const { client, unsubscribe, create, kept, logOut } = browserWith(B, [], { remembered: A });
    logOut();
    await checkDevice(client, MEI);
    expect([unsubscribe, create].map(({ mock }) => mock.calls)).toEqual([[], []]);
    expect(kept()).toBe(A);
  });

  it('requests nothing if there was none', async () => {
    const { client, create, pushManager } = browserWith(null, [A]);
    await checkDevice(client, MEI);
    expect(create).not.toHaveBeenCalled();
    expect(pushManager.subscribe).not.toHaveBeenCalled();
  });
});

it.each([
  [null, A, [A], 'stay'],
  [B, A, [A], 'stay'],
  [null, A, [B], 'end'],
  [A, A, [B], 'end'],
  [A, B, [A], 'renew'],
  [A, null, [], 'renew'],
] as const)(
  'of a device that remembers %s and has %s, where the hub knows %j, is to %s',
  (remembered, current, known, step) => {
    expect(deviceStep({ remembered, current, known })).toBe(step);
  },
);
