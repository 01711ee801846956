import { expect, it } from 'vitest';
import { crc32 } from './crc32';

it.each([
  ['', 0],
  ['123456789', 0xcbf43926],
  ['The quick brown fox jumps over the lazy dog', 0x414fa339],
])('is of “%s” what others count', (text, sum) => {
  expect(crc32(new TextEncoder().encode(text))).toBe(sum);
});
