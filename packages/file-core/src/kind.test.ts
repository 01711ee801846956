import { describe, expect, it } from 'vitest';
import { adviceFor, kindOf } from './kind';

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

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ['\0\0\0\x18ftypheic', 'Save HEIC pictures as JPEG first.'],
  ['\0\0\0\x1cftypmif1', 'Save HEIC pictures as JPEG first.'],
  ['\0\0\0\x1cftypavif', 'This is an AVIF picture.'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'This is a WebP picture.'],
  ['II*\0\x08', 'This is a TIFF picture, or a raw one from a camera.'],
  ['MM\0*\0', 'This is a TIFF picture, or a raw one from a camera.'],
  ['GIF89a', 'This is a GIF picture.'],
  ['\xff\x0a', 'This is a JPEG XL picture.'],
  ['PK\x03\x04', 'This is a ZIP archive, or a Word, Excel or similar document.'],
  ['\n<!DOCTYPE html><html>', 'This is a web page.'],
  ['<?xml version="1.0"?><svg width="1">', 'This is an SVG drawing.'],
  ['Dear Ada,\r\n\thow are you?', 'This looks like plain text. Save or print it as PDF, and choose that.'],
  ['caf\xc3\xa9', 'This looks like plain text.'],
  // The last character is cut off.
  ['caf\xc3', 'This looks like plain text.'],
])('a file that begins with %j: %s', (start, advice) => {
  expect(adviceFor(bytes(start))?.startsWith(advice)).toBe(true);
});

it('has advice on pictures alone where no documents are taken', () => {
  expect(adviceFor(bytes('Dear Ada'), { onlyPictures: true })).toBeNull();
  expect(adviceFor(bytes('GIF89a'), { onlyPictures: true })).toMatch(/^This is a GIF picture\./);
});

it.each(['\0\0\0\x1cftypmp42', 'RIFF\0\0\0\0WAVE', '\x89PN', 'Dear\x01Ada', ''])(
  'a file that begins with %j has no advice',
  (start) => expect(adviceFor(bytes(start))).toBeNull(),
);
