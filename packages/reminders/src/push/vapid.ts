import { p256 } from '@noble/curves/nist.js';
import { toBase64Url } from './base64-url';
import { utf8 } from './utf8';

/** How long a token is used; push services refuse tokens that last longer than a day (RFC 8292 §2). */
const TOKEN_SECONDS = 12 * 60 * 60;

/** The hub's public key as base64url, with which browsers subscribe. */
export function publicKeyOf(secretKey: Uint8Array): string {
  return toBase64Url(p256.getPublicKey(secretKey, false));
}

const part = (claims: object) => toBase64Url(utf8(JSON.stringify(claims)));

/**
 * The `Authorization` header that identifies the hub to a push service (VAPID, RFC 8292). `origin` is the
 * origin of the subscription's endpoint, `contact` the operator's `mailto:` or `https:` address, `now` in
 * milliseconds.
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
