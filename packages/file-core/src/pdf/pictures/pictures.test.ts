import { describe, expect, it } from 'vitest';
import { concat, latin1, viewOf } from '../../bytes';
import { cleanCodestream } from './codestream';
import { damagedJpeg, endOfJpeg } from './damaged-jpeg';
import { endOfFax } from './fax';
import { cleanJbig2 } from './jbig2';

const bits = (digits: string) => {
  const whole = digits.replaceAll(' ', '');
  const padded = whole.padEnd(Math.ceil(whole.length / 8) * 8, '0');
  return Uint8Array.from(padded.match(/.{8}/g) ?? [], (byte) => parseInt(byte, 2));
};
const SECRET = latin1('SECRET');

describe('a picture coded as faxes are', () => {
  const LINE = '000000000001';

  it.each([
    ['two codes', `1011 ${LINE}${LINE}`],
    ['six codes', `0011 0101 ${LINE.repeat(6)}`],
    ['six codes with a bit after each', `0011 0101 ${`${LINE}1`.repeat(6)}`],
    ['codes with fill bits', `1 0000 ${LINE} 0000 ${LINE}`],
  ])('ends with %s', (_, digits) => {
    const coded = bits(digits);
    expect(endOfFax(concat([coded, SECRET]))).toBe(coded.length);
  });

  it.each([
    ['has none', '1010 1100'],
    ['begins its lines with one', `${LINE} 1011 0101 ${LINE} 1011 0101`],
  ])('that %s ends nowhere', (_, digits) => {
    expect(endOfFax(bits(digits))).toBeNull();
  });
});

describe('a picture in JBIG2', () => {
  const segment = (number: number, flags: number, data: Uint8Array, length = data.length) => {
    const head = new Uint8Array(11);
    viewOf(head).setUint32(0, number);
    head[4] = flags;
    head[6] = 1;
    viewOf(head).setUint32(7, length);
    return concat([head, data]);
  };
  const page = segment(0, 48, new Uint8Array(19));
  const end = segment(3, 49, new Uint8Array());

  it('keeps what draws it, and ends with its page', () => {
    const region = segment(1, 38, latin1('region'));
    const cleaned = cleanJbig2(concat([page, segment(2, 62, SECRET), region, end, SECRET, page]));
    expect(cleaned?.bytes).toEqual(concat([page, region, end]));
    expect(cleaned?.details.map(({ value }) => value)).toEqual(['A comment', 'After its end']);
    expect(cleanJbig2(cleaned!.bytes)).toEqual({ bytes: cleaned!.bytes, details: [], isBroken: false });
  });

  it('is broken where a segment is shorter than it says', () => {
    expect(cleanJbig2(segment(0, 48, SECRET, 99))?.isBroken).toBe(true);
  });

  it.each([
    ['arithmetic', 0, '\xff\xac'],
    ['as faxes are', 1, '\0\0'],
  ])('keeps a region of unknown length that is coded %s', (_, flags, mark) => {
    const information = new Uint8Array(18);
    information[17] = flags;
    const data = concat([information, latin1(`abc${mark}`), Uint8Array.of(0, 0, 0, 9)]);
    const region = segment(1, 38, data, 0xffffffff);
    expect(cleanJbig2(concat([page, region, end]))?.bytes).toEqual(concat([page, region, end]));
  });

  it('is none without a segment', () => {
    expect(cleanJbig2(latin1('\x97JB2'))).toBeNull();
    expect(cleanJbig2(new Uint8Array())).toBeNull();
  });
});

describe('a JPEG that is damaged', () => {
  const segment = (marker: number, data: Uint8Array) =>
    concat([Uint8Array.of(0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255), data]);
  const START = Uint8Array.of(0xff, 0xd8);
  const END = Uint8Array.of(0xff, 0xd9);
  const tables = segment(0xdb, new Uint8Array(65));
  const scan = concat([
    segment(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0)),
    Uint8Array.of(1, 0xff, 0, 2, 0xff, 0xd0, 3),
  ]);

  it('keeps tables and scans alone', () => {
    const hidden = [segment(0xe1, SECRET), segment(0xfe, SECRET), segment(0xec, SECRET)];
    const given = concat([
      SECRET,
      START,
      hidden[0]!,
      tables,
      SECRET,
      scan,
      hidden[1]!,
      tables,
      scan,
      hidden[2]!,
      END,
      SECRET,
    ]);
    const { bytes, details } = damagedJpeg(given);
    expect(bytes).toEqual(concat([START, tables, scan, tables, scan, END]));
    expect(details).toHaveLength(1);
    expect(damagedJpeg(bytes)).toEqual({ bytes, details: [] });
    expect(endOfJpeg(concat([bytes, SECRET]))).toBe(bytes.length);
  });

  it('ends where no reader goes on', () => {
    const { bytes } = damagedJpeg(concat([START, tables, scan, Uint8Array.of(0xff, 0x02), SECRET]));
    expect(bytes).toEqual(concat([START, tables, scan, END]));
    expect(damagedJpeg(SECRET).bytes).toHaveLength(0);
    expect(endOfJpeg(concat([START, tables]))).toBeNull();
  });
});

describe('a codestream of JPEG 2000', () => {
  const HEAD = latin1('\xff\x4f\xff\x51\0\x04\0\0');
  const COMMENT = latin1('\xff\x64\0\x08SECRET');
  const END = latin1('\xff\xd9');
  const tile = (length: number, inner: Uint8Array) => {
    const head = latin1('\xff\x90\0\x0a\0\0\0\0\0\0\0\x01');
    viewOf(head).setUint32(6, length);
    return concat([head, inner, latin1('\xff\x93data')]);
  };

  it('loses the comments of its tiles, and the lengths that counted them', () => {
    const lengths = latin1('\xff\x55\0\x04\0\0');
    const given = concat([HEAD, lengths, tile(28, COMMENT), tile(18, new Uint8Array()), END, SECRET]);
    const cleaned = cleanCodestream(given);
    expect(cleaned?.bytes).toEqual(
      concat([HEAD, tile(18, new Uint8Array()), tile(18, new Uint8Array()), END]),
    );
    expect(cleaned?.details.map(({ value }) => value)).toEqual(['A comment', 'After its end']);
    expect(cleanCodestream(cleaned!.bytes)?.details).toEqual([]);
  });

  it('whose last part is as long as it is ends with its own mark', () => {
    const given = concat([HEAD, tile(0, new Uint8Array()), END]);
    expect(cleanCodestream(concat([given, SECRET]))?.bytes).toEqual(given);
  });
});
