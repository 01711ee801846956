import { type Answer, isPushEndpoint, originOf, secondsUntilEnd } from '@hub/reminders';
import { cutTo } from '../cut-to';
import { namedOrigins } from './origins';
import { failed, type Parcel, tryToSend } from './parcel';
import { storedValue, randomBytes } from './secrets';
import { post, type ServiceAnswer } from './service';

type PushLibrary = typeof import('./push-library');
const library = () => require(`${__hooks}/lib/push.js`) as PushLibrary;

/** The name of the hub's private key (VAPID) in the table `_hub`. A new key would end all subscriptions. */
const SECRET = 'push-secret';
const PUBLIC = 'push-key';
/** The longest time that a push service stores a message for a device that is off, in seconds: four weeks. */
const LONGEST_TTL = 2_419_200;

function secretKey(app: App): Uint8Array {
  const { fromBase64Url, toBase64Url } = library();
  return fromBase64Url(storedValue(app, SECRET, () => toBase64Url(randomBytes(32))));
}

/** The key with which browsers subscribe, as base64url; created at the first call and then stored. */
export function pushKey(app: App): string {
  return storedValue(app, PUBLIC, () => library().publicKeyOf(secretKey(app)));
}

/**
 * What is wrong with the address of a device, as a sentence; `null` if it is that of a browser's own push
 * service, or of one that the operator has named.
 */
export function pushAddressProblem(endpoint: string): string | null {
  const origin = originOf(endpoint) ?? '';
  if (isPushEndpoint(endpoint) || namedOrigins('HUB_PUSH_ORIGINS').includes(origin)) return null;
  return 'The hub does not know the push service of this browser.';
}

/** The longest body of a notification: phones show less. */
const LONGEST_BODY = 1000;

/** The declarative format, which Safari shows by itself; other browsers' service worker reads it too. */
function notificationOf({ id, title, body, url, source, actionKey }: Parcel, longest: number): string {
  return JSON.stringify({
    web_push: 8030,
    notification: { title, body: cutTo(body, longest), navigate: url, tag: id },
    ...{ message: id, actionKey, isRenewable: source?.isRenewable ?? false },
  });
}

/** How long a push service stores a message, in seconds: a message about today's workout must not arrive tomorrow. */
function ttlOf({ person, lastDate }: Parcel): number {
  return lastDate === null ? LONGEST_TTL : Math.min(LONGEST_TTL, secondsUntilEnd(person.local, lastDate));
}

function sendTo(app: App, parcel: Parcel, longest: number): ServiceAnswer {
  const { encryptMessage, fromBase64Url, vapidAuthorization } = library();
  const { channel } = parcel;
  const url = channel.getString('address');
  const origin = originOf(url) ?? '';
  const keys = {
    p256dh: fromBase64Url(channel.getString('p256dh')),
    auth: fromBase64Url(channel.getString('auth')),
  };
  const contact = `mailto:${app.settings().meta.senderAddress}`;
  return post({
    url,
    headers: {
      Authorization: vapidAuthorization(origin, contact, secretKey(app), Date.now()),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: String(ttlOf(parcel)),
      Urgency: 'normal',
      Topic: parcel.id,
    },
    body: encryptMessage(notificationOf(parcel, longest), keys, {
      secretKey: randomBytes(32),
      salt: randomBytes(16),
    }),
  });
}

/** Sends a message to a device by Web Push (RFC 8030, RFC 8291). */
export function sendPush(app: App, parcel: Parcel): Answer {
  const address = parcel.channel.getString('address');
  return tryToSend(address, pushAddressProblem(address), () => {
    const first = sendTo(app, parcel, LONGEST_BODY);
    const answer = first.status === 413 ? sendTo(app, parcel, 0) : first;
    if (answer.status >= 200 && answer.status < 300) return { kind: 'sent' };
    if (answer.status === 404 || answer.status === 410)
      return { kind: 'gone', reason: 'The device no longer accepts notifications.' };
    return failed(address, answer);
  });
}
