import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { decrypt } from 'http_ece';

/** A browser with a Web Push subscription. */
export interface SubscribedBrowser {
  key: ECDH;
  auth: Buffer;
  /** The keys that it sends to the hub, as base64url. */
  keys: { p256dh: string; auth: string };
}

/** A new browser. */
export function subscribeBrowser(): SubscribedBrowser {
  const key = createECDH('prime256v1');
  key.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: key.getPublicKey('base64url'), auth: auth.toString('base64url') };
  return { key, auth, keys };
}

/** Decrypts a message with a browser's keys (`http_ece` is the oracle). Throws for another browser's. */
export function readPush(sealed: Uint8Array, { key, auth }: SubscribedBrowser): string {
  const options = { version: 'aes128gcm', privateKey: key, authSecret: auth.toString('base64') } as const;
  return decrypt(Buffer.from(sealed), options).toString('utf8');
}
