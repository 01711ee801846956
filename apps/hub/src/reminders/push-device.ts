import { dropStoredText, readStoredText, storeText } from '@hub/auth';
import type PocketBase from 'pocketbase';
import { addChannel, type Channel, listChannels, replaceDevice } from './reminders.api';

/** Whether this browser can receive notifications, or why not. */
export type PushSupport = 'ready' | 'blocked' | 'insecure' | 'install-first' | 'none';

const isApple = () => /iPhone|iPad/.test(navigator.userAgent);

/**
 * Whether this browser can receive notifications. On an iPhone the hub must be installed; over plain http no
 * browser can.
 */
export function pushSupport(): PushSupport {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return isApple() ? 'install-first' : 'none';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

const SYSTEMS: readonly [pattern: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/Linux/, 'Linux'],
];
const BROWSERS: readonly [pattern: RegExp, name: string][] = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** A browser's name in the person's list of devices, such as `Firefox on Android`. */
export function deviceName(userAgent: string): string {
  const nameIn = (names: typeof SYSTEMS) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [nameIn(BROWSERS) ?? 'A browser', nameIn(SYSTEMS)].filter(Boolean).join(' on ');
}

/** The subscription of this device; `null` for none. */
export async function deviceSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== 'ready') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function channelOf(subscription: PushSubscription) {
  const { endpoint, keys = {} } = subscription.toJSON();
  return {
    kind: 'push' as const,
    label: deviceName(navigator.userAgent),
    address: endpoint ?? '',
    p256dh: keys['p256dh'] ?? '',
    auth: keys['auth'] ?? '',
  };
}

/** Under this name a device stores the endpoint at which its person gets notifications, until they log out. */
const TURNED_ON = 'push-endpoint';

const personOf = (client: PocketBase) => client.authStore.record?.id ?? '';

/** Whether a subscription is being created that the hub does not know yet. */
let isAdding = false;

async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription with another key, or of the person who was signed in before, is useless.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/**
 * Asks for permission, and adds this device to the person's channels. `pushKey` fetches the hub's public key.
 * Returns `null` if the person refused. Throws a `HubError` if the hub refuses.
 */
export async function addDevice(client: PocketBase, pushKey: () => Promise<string>): Promise<Channel | null> {
  // First of all, because Safari lets a page ask only right after a tap.
  if ((await Notification.requestPermission()) !== 'granted') return null;
  return add(client, pushKey);
}

/** Subscribes this device, and makes it a channel: a new one, or in the place of `former`. */
async function add(client: PocketBase, pushKey: () => Promise<string>, former?: Channel): Promise<Channel> {
  isAdding = true;
  try {
    const values = channelOf(await subscribe(await pushKey()));
    const saved = await (former ? replaceDevice(client, former.id, values) : addChannel(client, values));
    storeText(personOf(client), TURNED_ON, saved.address);
    return saved;
  } finally {
    isAdding = false;
  }
}

/**
 * Called at each start. A browser ends or renews subscriptions by itself, and the person would get no more
 * notifications: then this device is subscribed again. A subscription that the hub does not know as this
 * person's is ended: they have removed the device, or it belongs to somebody who was signed in here before.
 */
export async function checkDevice(client: PocketBase, pushKey: () => Promise<string>): Promise<void> {
  if (pushSupport() !== 'ready' || Notification.permission !== 'granted') return;
  const subscription = await deviceSubscription();
  const endpoint = subscription?.endpoint ?? null;
  const person = personOf(client);
  const turnedOn = readStoredText(person, TURNED_ON);
  if ((endpoint === null && turnedOn === null) || isAdding) return;
  const channels = await listChannels(client);
  const channelAt = (address: string | null) => channels.find((channel) => channel.address === address);
  if (endpoint !== null && channelAt(endpoint)) {
    storeText(person, TURNED_ON, endpoint);
    return;
  }
  if (turnedOn !== null && turnedOn !== endpoint) {
    await add(client, pushKey, channelAt(turnedOn));
    return;
  }
  dropStoredText(person, TURNED_ON);
  await subscription?.unsubscribe();
}
