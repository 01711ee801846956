import { describe, expect, it } from 'vitest';
import { NATIVE_FORMATS } from './formats';
import { openQuickLook } from './native-detector';

/** A fake detector of a browser that supports these formats and sees these codes. */
function detector(formats: readonly string[], codes: { format: string; rawValue: string }[] = []) {
  return class {
    static getSupportedFormats = () => Promise.resolve(formats);
    detect = () => Promise.resolve(codes);
  };
}

const SOURCE = {} as ImageBitmap;

describe('the browser’s own reader', () => {
  it('is used where it knows each format', async () => {
    const code = { format: 'qr_code', rawValue: '7' };
    const look = await openQuickLook({ BarcodeDetector: detector(NATIVE_FORMATS, [code]) });
    expect(await look?.(SOURCE)).toMatchObject([{ format: 'qr_code', text: '7', bytes: null, isGs1: false }]);
  });

  it.each([
    ['there is none', {}],
    ['it lacks a format', { BarcodeDetector: detector(NATIVE_FORMATS.slice(1)) }],
  ])('is not used where %s', async (_, browser) => {
    expect(await openQuickLook(browser)).toBeNull();
  });

  it.each([
    ['qr_code', 'é'],
    ['qr_code', '1\x1d2'],
    ['code_128', '12'],
    ['data_matrix', '12'],
  ])('leaves a %s of %j to the other, which tells the bytes and FNC1', async (format, rawValue) => {
    const look = await openQuickLook({
      BarcodeDetector: detector(NATIVE_FORMATS, [{ format, rawValue }]),
    });
    expect(await look?.(SOURCE)).toEqual([]);
  });
});
