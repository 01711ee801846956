import { dropStoredText, readStoredText, storeText } from '@hub/auth';
import type PocketBase from 'pocketbase';
import { deviceStep } from './device-step';
import { addChannel, type Channel, listChannels, loadOverview, moveChannel } from './reminders.api';

/** Whether this browser can receive notifications, or why not. */
export type PushSupport = 'ready' | 'blocked' | 'insecure' | 'install-first' | 'none';

const isApple = () => /iPhone|iPad/.test(navigator.userAgent);

/**
 * Whether this browser can receive notifications, and if not, why: an iPhone only if the hub is installed, none over
 * http.
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

/** Whether a subscription is being created that the hub does not know yet. */
let isAdding = false;

async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription with another key, or of the person who was signed in before, is useless.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** The names under which this device remembers the address of its subscription, and the id of its channel. */
const ADDRESS = 'push-address';
const CHANNEL = 'push-channel';

/** What identifies a device for the hub. */
type DeviceChannel = Pick<Channel, 'id' | 'address'>;

function remember(personId: string, { id, address }: DeviceChannel): void {
  storeText(personId, ADDRESS, address);
  storeText(personId, CHANNEL, id);
}

/**
 * Asks for permission, and adds this device to the person's channels. `pushKey` fetches the hub's public key.
 * Returns `null` if the person refused. Throws a `HubError` if the hub refuses.
 */
export async function addDevice(
  client: PocketBase,
  personId: string,
  pushKey: () => Promise<string>,
): Promise<Channel | null> {
  // First of all, because Safari lets a page ask only right after a tap.
  if ((await Notification.requestPermission()) !== 'granted') return null;
  isAdding = true;
  try {
    const channel = await addChannel(client, channelOf(await subscribe(await pushKey())));
    remember(personId, channel);
    return channel;
  } finally {
    isAdding = false;
  }
}

/** Replaces a subscription that the browser has ended, in the person's channel if the hub still has it. */
async function renew(client: PocketBase, pushKey: string, old: Channel | undefined): Promise<DeviceChannel> {
  const made = channelOf(await subscribe(pushKey));
  if (old === undefined) return addChannel(client, made);
  await moveChannel(client, old.id, made);
  return { id: old.id, address: made.address };
}

/**
 * Ends a subscription that the hub does not list for this person, such as that of somebody who was signed in here
 * before, and renews the person's own if the browser has replaced or lost it. Called at each start.
 */
export async function checkDevice(client: PocketBase, personId: string): Promise<void> {
  if (pushSupport() !== 'ready' || Notification.permission !== 'granted') return;
  const remembered = readStoredText(personId, ADDRESS);
  const subscription = await deviceSubscription();
  const current = subscription?.endpoint ?? null;
  if (isAdding || (remembered === null && current === null)) return;
  const devices = (await listChannels(client)).filter(({ kind }) => kind === 'push');
  // The person has logged out meanwhile: nothing may be stored, and the list is empty.
  const isSignedIn = () => client.authStore.record?.id === personId;
  if (!isSignedIn()) return;
  const old = devices.find(({ address }) => address === remembered);
  const step = deviceStep({ remembered, current, known: devices.map(({ address }) => address) });
  const overview = step === 'renew' ? await loadOverview(client) : null;
  const channel = readStoredText(personId, CHANNEL);
  // Its person has removed it, unless the hub has, because its push service knew it no longer.
  const isRemoved =
    old === undefined && channel !== null && overview?.goneDevices.includes(channel) === false;
  if (step === 'end' || isRemoved) {
    await subscription?.unsubscribe();
    dropStoredText(personId, ADDRESS);
    dropStoredText(personId, CHANNEL);
    return;
  }
  const device = overview
    ? await renew(client, overview.pushKey, old)
    : devices.find(({ address }) => address === current);
  if (device && isSignedIn()) remember(personId, device);
}
