import { describe, expect, it } from 'vitest';
import { watermarkOf } from './options';

const withText = (watermark: string | null) => ({ strip: true, resize: true, watermark });

describe('the watermark', () => {
  it('is none where none is asked for', () => {
    expect(watermarkOf('jpeg', withText(null))).toBeNull();
    expect(watermarkOf('pdf', withText(null))).toBeNull();
  });

  it.each([
    ['  For the bank \n only ', 'For the bank only'],
    ['只供银行使用', '只供银行使用'],
    ['نسخة', 'نسخة'],
    ['🔒', '🔒'],
    ['--', '--'],
  ])('of %j is one line', (typed, line) => {
    expect(watermarkOf('png', withText(typed))).toBe(line);
  });

  it.each(['', '   ', '\n', '\u200B', '\u0301'])('is asked for where %j leaves no ink', (typed) => {
    expect(() => watermarkOf('jpeg', withText(typed))).toThrow('Watermark text is required.');
  });

  it('is not for a PDF', () => {
    expect(() => watermarkOf('pdf', withText('For the bank'))).toThrow(
      'Watermark is only available for images (JPEG/PNG).',
    );
  });
});
