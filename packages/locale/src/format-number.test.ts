import { expect, it } from 'vitest';
import { formatNumber, formatPercent } from './format-number';

it.each([
  ['en-GB', '-1,234,567.5'],
  ['en-US', '-1,234,567.5'],
  ['de-DE', '-1.234.567,5'],
  ['de-CH', '-1’234’567.5'],
  ['en-IN', '-12,34,567.5'],
  ['ar-EG', '-1,234,567.5'],
  ['zh-CN', '-1,234,567.5'],
])('writes a number as %s has it, in the digits of English', (locale, written) => {
  expect(formatNumber(-1_234_567.5, {}, locale).replaceAll("'", '’')).toBe(written);
});

it.each([
  [0, 'en-GB', '0%'],
  [0.426, 'en-US', '43%'],
  [1, 'de-DE', '100\u00a0%'],
  [0.5, 'ar-EG', '50%'],
])('writes the share %d in %s as %s', (share, locale, written) => {
  expect(formatPercent(share, locale)).toBe(written);
});
