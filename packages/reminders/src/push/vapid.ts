import { p256 } from '@noble/curves/nist.js';
import { toBase64Url } from './base64-url';
import { utf8 } from './utf8';

/** How long a token is used; a push service takes none that lasts longer than a day (RFC 8292 §2). */
const TOKEN_SECONDS = 12 * 60 * 60;

/** The key with which a browser subscribes: the public one of the hub, as base64url. */
export function publicKeyOf(secretKey: Uint8Array): string {
  return toBase64Url(p256.getPublicKey(secretKey, false));
}

const part = (claims: object) => toBase64Url(utf8(JSON.stringify(claims)));

/**
 * The header `Authorization` by which a push service knows the hub (VAPID, RFC 8292). `origin` is that of the subscription's
 * endpoint, `contact` a `mailto:` or `https:` address of who runs the hub, `now` in milliseconds.
 */
export function vapidAuthorization(
  origin: string,
  contact: string,
  secretKey: Uint8Array,
  now: number,
): string {
  const expires = Math.floor(now / 1000) + TOKEN_SECONDS;
  const token = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: origin, exp: expires, sub: contact })}`;
  const signature = toBase64Url(p256.sign(utf8(token), secretKey));
  return `vapid t=${token}.${signature}, k=${publicKeyOf(secretKey)}`;
}
