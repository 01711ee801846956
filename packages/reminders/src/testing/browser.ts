import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { decrypt } from 'http_ece';

/** A browser that is subscribed to messages of Web Push. */
export interface SubscribedBrowser {
  key: ECDH;
  auth: Buffer;
  /** What it gives the hub, as base64url. */
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

/** What a message says, read with the keys of a browser (`http_ece` is the oracle). Throws where it is not for it. */
export function readPush(sealed: Uint8Array, { key, auth }: SubscribedBrowser): string {
  const options = { version: 'aes128gcm', privateKey: key, authSecret: auth.toString('base64') } as const;
  return decrypt(Buffer.from(sealed), options).toString('utf8');
}
