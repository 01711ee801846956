import { expect, it } from 'vitest';
import { formatSize } from './format-size';

it.each([
  [0, 'en-GB', '0 bytes'],
  [1, 'en-GB', '1 byte'],
  [999, 'de-DE', '999 bytes'],
  [1000, 'en-GB', '1 kB'],
  [412_400, 'de-DE', '412 kB'],
  [999_499, 'en-GB', '999 kB'],
  [999_500, 'en-GB', '1.0 MB'],
  [4_215_000, 'en-US', '4.2 MB'],
  [4_215_000, 'de-DE', '4,2 MB'],
  [1_234_500_000, 'de-DE', '1.234,5 MB'],
  [4_215_000, 'ar-EG', '4.2 MB'],
])('%i bytes in %s: %s', (bytes, locale, words) => {
  expect(formatSize(bytes, locale)).toBe(words);
});
