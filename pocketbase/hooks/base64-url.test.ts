import { expect, it } from 'vitest';
import { base64Url } from './base64-url';

it.each(['', '00', 'ff', 'fbff', 'fbfffe', '00010203040506070809', 'e3'.repeat(32)])(
  'writes %s as Node does',
  (hex) => {
    expect(base64Url(hex)).toBe(Buffer.from(hex, 'hex').toString('base64url'));
  },
);
