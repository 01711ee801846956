import { describe, expect, it } from 'vitest';
import { isHeic, kindOf } from './kind';

const ascii = (text: string) => new TextEncoder().encode(text);

describe('the kind of a file', () => {
  it.each([
    ['jpeg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
    ['png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['pdf', ascii('%PDF-1.7')],
    ['pdf', ascii(`${' '.repeat(1000)}%PDF-1.7`)],
  ])('is %s by its first bytes', (kind, bytes) => {
    expect(kindOf(bytes)).toBe(kind);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['half a signature', new Uint8Array([0x89, 0x50, 0x4e])],
    ['HEIC', ascii('\0\0\0\x18ftypheic')],
    ['GIF', ascii('GIF89a')],
    ['a PDF header too late', ascii(`${' '.repeat(1024)}%PDF-1.7`)],
  ])('is none for %s', (_, bytes) => {
    expect(kindOf(bytes)).toBeNull();
  });
});

it.each([
  ['\0\0\0\x18ftypheic', true],
  ['\0\0\0\x1cftypmif1', true],
  ['\0\0\0\x1cftypavif', false],
  ['\0\0\0\x1cftypmp42', false],
  ['ftypheic', false],
  ['', false],
])('a file that begins with %j is a picture of an iPhone: %s', (start, expected) => {
  expect(isHeic(ascii(start))).toBe(expected);
});
