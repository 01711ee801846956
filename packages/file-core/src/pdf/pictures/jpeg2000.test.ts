import { expect, it } from 'vitest';
import { concat, latin1, viewOf } from '../../bytes';
import { cleanJpeg2000 } from './jpeg2000';

function box(kind: string, contents: Uint8Array): Uint8Array {
  const head = new Uint8Array(8);
  viewOf(head).setUint32(0, 8 + contents.length);
  head.set(latin1(kind), 4);
  return concat([head, contents]);
}

const HEADER = latin1('\xff\x4f\xff\x51\0\x04\0\0');
const COMMENT = latin1('\xff\x64\0\x0eSECRET-maker');
const TILES = latin1('\xff\x90\0\x0a\0\0\0\0\0\0\0\x01\xff\x93\xff\x64\xff\xd9');
const SIGNATURE = box('jP  ', latin1('\r\n\x87\n'));

it('keeps of a codestream all but the comments of its header', () => {
  const cleaned = cleanJpeg2000(concat([HEADER, COMMENT, TILES]));
  expect(cleaned?.bytes).toEqual(concat([HEADER, TILES]));
  expect(cleaned?.details).toHaveLength(1);
});

it('keeps of a file the boxes that it is drawn from', () => {
  const drawn = [SIGNATURE, box('ftyp', latin1('jp2 ')), box('jp2h', box('ihdr', latin1('size')))];
  const code = box('jp2c', concat([HEADER, TILES]));
  const xml = box('xml ', latin1('SECRET-xml'));
  const uuid = box('uuid', latin1('SECRET-uuid'));
  const cleaned = cleanJpeg2000(concat([...drawn, xml, box('jp2c', concat([HEADER, COMMENT, TILES])), uuid]));
  expect(cleaned?.bytes).toEqual(concat([...drawn, code]));
  expect(cleaned?.details.map(({ value }) => value)).toEqual(['XML', 'A comment', 'Exif or XMP']);
  expect(cleanJpeg2000(cleaned!.bytes)).toEqual({ bytes: cleaned?.bytes, details: [] });
});

it('ends with the bytes, whatever lengths say', () => {
  const long = latin1('\0\xff\xff\xffxml SECRET');
  expect(cleanJpeg2000(concat([SIGNATURE, long]))?.bytes).toEqual(SIGNATURE);
  expect(cleanJpeg2000(latin1('no picture'))).toBeNull();
});
