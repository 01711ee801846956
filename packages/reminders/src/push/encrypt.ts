import { gcm } from '@noble/ciphers/aes.js';
import { p256 } from '@noble/curves/nist.js';
import { extract, expand } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { utf8 } from './utf8';

/** The longest message that push services must accept (RFC 8030 §7.2: 4,096 bytes in all). */
export const LONGEST_MESSAGE = 3993;
const RECORD_SIZE = 4096;
const KEY_BYTES = 32;
const SECRET_BYTES = 16;
const NONCE_BYTES = 12;

/** The keys of a subscription, from the browser. */
export interface SubscriptionKeys {
  /** The point of the browser's public key, 65 bytes. */
  p256dh: Uint8Array;
  /** The secret that the browser shares with the hub, 16 bytes. */
  auth: Uint8Array;
}

/** Random values, new for each message. */
export interface MessageKeys {
  /** A private key, 32 bytes. */
  secretKey: Uint8Array;
  /** 16 bytes. */
  salt: Uint8Array;
}

/** The input keying material of RFC 8291 §3.4. */
function keyMaterial(
  { p256dh, auth }: SubscriptionKeys,
  secretKey: Uint8Array,
  publicKey: Uint8Array,
): Uint8Array {
  // The shared point without its first byte, and without y: the x coordinate.
  const shared = p256.getSharedSecret(secretKey, p256dh).slice(1);
  const info = concatBytes(utf8('WebPush: info\0'), p256dh, publicKey);
  return expand(sha256, extract(sha256, shared, auth), info, KEY_BYTES);
}

/**
 * Encrypts a message for the subscribed browser: one record of `aes128gcm` (RFC 8188) with the keys of RFC
 * 8291. Throws if the message is too long, or the browser's key is not a point of the curve.
 */
export function encryptMessage(
  message: string,
  keys: SubscriptionKeys,
  { secretKey, salt }: MessageKeys,
): Uint8Array {
  const text = utf8(message);
  if (text.length > LONGEST_MESSAGE) throw new Error('The message is too long for a push service.');
  const publicKey = p256.getPublicKey(secretKey, false);
  const random = extract(sha256, keyMaterial(keys, secretKey, publicKey), salt);
  const key = expand(sha256, random, utf8('Content-Encoding: aes128gcm\0'), SECRET_BYTES);
  const nonce = expand(sha256, random, utf8('Content-Encoding: nonce\0'), NONCE_BYTES);
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, RECORD_SIZE);
  // 0x02 says that this record is the last one.
  const sealed = gcm(key, nonce).encrypt(concatBytes(text, Uint8Array.of(2)));
  return concatBytes(salt, size, Uint8Array.of(publicKey.length), publicKey, sealed);
}
