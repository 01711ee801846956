import { PDFContext } from '../pdf-lib';
import { describe, expect, it } from 'vitest';
import { concat, latin1 } from '../../bytes';
import { FileProblem } from '../../problem';
import { asText } from './bytes';
import { unpacked } from './filters';
import { Budget } from './limits';
import { fromLzw } from './lzw';
import { fromRunLength } from './run-length';

const context = PDFContext.create();
const resolve = (object: Parameters<typeof context.lookup>[0]) => context.lookup(object);

describe('LZW', () => {
  /** The example of ISO 32000-2, 7.4.4.2: 45 45 45 45 45 65 45 45 45 66. */
  const EXAMPLE = Uint8Array.of(0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01);

  it('is undone up to its own end', () => {
    const { plain, end } = fromLzw(concat([EXAMPLE, latin1('SECRET')]), 1, 1000);
    expect(asText(plain)).toBe('-----A---B');
    expect(end).toBe(EXAMPLE.length);
  });

  it('that unpacks to more than the limit is refused', () => {
    expect(() => fromLzw(EXAMPLE, 1, 9)).toThrow(FileProblem);
  });
});

it('undoes run lengths up to their end', () => {
  const packed = concat([
    Uint8Array.of(1),
    latin1('ab'),
    Uint8Array.of(254),
    latin1('c'),
    Uint8Array.of(128),
  ]);
  const { plain, end } = fromRunLength(concat([packed, latin1('SECRET')]), 1000);
  expect(asText(plain)).toBe('abccc');
  expect(end).toBe(packed.length);
});

it.each([
  ['TIFF', { Predictor: 2, Columns: 3 }, [1, 1, 1, 5, 1, 1], [1, 2, 3, 5, 6, 7]],
  [
    'TIFF, of 16 bits',
    { Predictor: 2, Columns: 2, BitsPerComponent: 16 },
    [0x01, 0xff, 0x00, 0x02, 0xff, 0xff, 0x00, 0x02],
    [0x01, 0xff, 0x02, 0x01, 0xff, 0xff, 0x00, 0x01],
  ],
  [
    'TIFF, of two components of 16 bits, and a part of a row',
    { Predictor: 2, Columns: 2, Colors: 2, BitsPerComponent: 16 },
    [0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0],
    [0, 1, 0, 2, 0, 4, 0, 6, 0, 5, 0],
  ],
  [
    'TIFF, of 4 bits',
    { Predictor: 2, Columns: 3, BitsPerComponent: 4 },
    [0x1f, 0x20, 0x77, 0x70],
    [0x10, 0x20, 0x7e, 0x50],
  ],
  ['TIFF, of 1 bit', { Predictor: 2, Columns: 8, BitsPerComponent: 1 }, [0b10010001], [0b11100001]],
  ['PNG', { Predictor: 12, Columns: 2 }, [2, 1, 2, 2, 1, 1], [1, 2, 2, 3]],
])('undoes the predictor of %s', (_, parms, given, plain) => {
  const filter = { name: 'RunLengthDecode', parms: context.obj(parms) };
  const bytes = Uint8Array.of(given.length - 1, ...given, 128);
  expect(unpacked(bytes, [filter], resolve, 1000, new Budget(100))).toEqual(Uint8Array.from(plain));
});

it.each([
  ['of 3 bits', { Predictor: 2, BitsPerComponent: 3 }],
  ['of 32 bits', { Predictor: 2, BitsPerComponent: 32 }],
  ['of half a component', { Predictor: 2, Colors: 0.5, BitsPerComponent: 16 }],
])('reads nothing that is predicted by components %s', (_, parms) => {
  const filter = { name: 'RunLengthDecode', parms: context.obj(parms) };
  const bytes = Uint8Array.of(3, 1, 2, 3, 4, 128);
  expect(unpacked(bytes, [filter], resolve, 1000, new Budget(100))).toBeNull();
});
