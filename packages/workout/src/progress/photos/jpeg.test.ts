import { describe, expect, it } from 'vitest';
import { hasMetadata, isJpeg } from './jpeg';

function segment(marker: number, text: string): number[] {
  const body = [...new TextEncoder().encode(text)];
  return [0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff, ...body];
}

function jpeg(...segments: number[][]): Uint8Array {
  return new Uint8Array([0xff, 0xd8, ...segments.flat(), ...segment(0xdb, 'tables'), 0xff, 0xda, 0, 2, 1, 2]);
}

const jfif = segment(0xe0, 'JFIF\0\x01\x01');

it('knows a JPEG by its first bytes', () => {
  expect(isJpeg(jpeg())).toBe(true);
  expect(isJpeg(new TextEncoder().encode('<svg/>'))).toBe(false);
  expect(isJpeg(new Uint8Array())).toBe(false);
});

describe('hasMetadata', () => {
  it.each([
    ['a plain picture', jpeg(jfif)],
    ['one with a colour profile', jpeg(jfif, segment(0xe2, 'ICC_PROFILE\0\x01\x01sRGB'))],
  ])('finds none in %s', (_, bytes) => {
    expect(hasMetadata(bytes)).toBe(false);
  });

  it.each([
    ['Exif', jpeg(segment(0xe1, 'Exif\0\0MM'))],
    ['Exif after JFIF', jpeg(jfif, segment(0xe1, 'Exif\0\0MM'))],
    ['XMP', jpeg(jfif, segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0'))],
    ['IPTC', jpeg(segment(0xed, 'Photoshop 3.0\0'))],
    ['several pictures in one', jpeg(segment(0xe2, 'MPF\0'))],
    ['a comment', jpeg(segment(0xfe, 'by Mei'))],
    ['what breaks off', jpeg(jfif).subarray(0, 12)],
    ['what is no JPEG', new Uint8Array([1, 2, 3])],
  ])('finds it in %s', (_, bytes) => {
    expect(hasMetadata(bytes)).toBe(true);
  });
});
