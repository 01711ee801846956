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
  ['PNG', { Predictor: 12, Columns: 2 }, [2, 1, 2, 2, 1, 1], [1, 2, 2, 3]],
])('undoes the predictor of %s', (_, parms, given, plain) => {
  const filter = { name: 'RunLengthDecode', parms: context.obj(parms) };
  const bytes = Uint8Array.of(given.length - 1, ...given, 128);
  expect(unpacked(bytes, [filter], resolve, 1000, new Budget(100))).toEqual(Uint8Array.from(plain));
});
