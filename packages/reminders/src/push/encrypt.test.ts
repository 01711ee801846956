import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  encryptMessage,
  fromBase64Url,
  LONGEST_MESSAGE,
  publicKeyOf,
  toBase64Url,
  vapidAuthorization,
} from '.';
import { readPush, type SubscribedBrowser, subscribeBrowser } from '../testing';

/** The example of RFC 8291, appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  secretKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  sealed:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

function seal(text: string, { key, auth }: SubscribedBrowser): Uint8Array {
  const drawn = { secretKey: randomBytes(32), salt: randomBytes(16) };
  return encryptMessage(text, { p256dh: key.getPublicKey(), auth }, drawn);
}

describe('a message of Web Push', () => {
  it('is the one of RFC 8291, appendix A, byte by byte', () => {
    const bytes = (name: keyof typeof EXAMPLE) => fromBase64Url(EXAMPLE[name]);
    const keys = { p256dh: bytes('p256dh'), auth: bytes('auth') };
    const sealed = encryptMessage(EXAMPLE.text, keys, { secretKey: bytes('secretKey'), salt: bytes('salt') });
    expect(toBase64Url(sealed)).toBe(EXAMPLE.sealed);
  });

  it.each(['', 'a', 'Pässport läuft ab 🛂', 'x'.repeat(LONGEST_MESSAGE)])(
    'can be read by the browser: %j',
    (text) => {
      const browser = subscribeBrowser();
      expect(readPush(seal(text, browser), browser)).toBe(text);
    },
  );

  it('can be read by nobody else', () => {
    const sealed = seal('private', subscribeBrowser());
    expect(() => readPush(sealed, subscribeBrowser())).toThrow();
  });

  it('is at most as long as push services take', () => {
    expect(seal('x'.repeat(LONGEST_MESSAGE), subscribeBrowser()).length).toBe(4096);
    expect(() => seal('x'.repeat(LONGEST_MESSAGE + 1), subscribeBrowser())).toThrow('too long');
  });
});

describe('the token for a push service', () => {
  it('says who sends to which service for how long, and is signed by the key of the subscription', () => {
    const secretKey = randomBytes(32);
    const header = vapidAuthorization(
      'https://push.example',
      'mailto:owner@example.com',
      secretKey,
      1_000_000,
    );
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
    const [head = '', claims = '', signature = ''] = token.split('.');
    expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      ...{ aud: 'https://push.example', exp: 1000 + 43_200, sub: 'mailto:owner@example.com' },
    });
    expect(key).toBe(publicKeyOf(secretKey));
    const point = Buffer.from(key, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: toBase64Url(point.subarray(1, 33)),
      y: toBase64Url(point.subarray(33)),
    };
    const publicKey = {
      key: createPublicKey({ key: jwk, format: 'jwk' }),
      dsaEncoding: 'ieee-p1363' as const,
    };
    expect(
      verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url')),
    ).toBe(true);
  });
});

describe('base64url', () => {
  it.each([0, 1, 2, 3, 4, 31, 32, 65])('of %i bytes is what Node makes of them, and leads back', (length) => {
    const bytes = randomBytes(length);
    expect(toBase64Url(bytes)).toBe(bytes.toString('base64url'));
    expect([...fromBase64Url(toBase64Url(bytes))]).toEqual([...bytes]);
  });

  it('refuses what is none', () => {
    expect(() => fromBase64Url('a+b/')).toThrow('No character of base64url: +');
  });
});
