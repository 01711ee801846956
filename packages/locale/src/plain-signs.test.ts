import { expect, it } from 'vitest';
import { plainSigns } from './plain-signs';

it.each([
  ['1,234.50', '1,234.50'],
  ['１２，３４５．５０', '12,345.50'],
  ['－￥１００', '-¥100'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  // Five alphabets of digits in a row.
  ['𝟎𝟗𝟘𝟡𝟢𝟫𝟬𝟵𝟶𝟿', '0909090909'],
  ['\u200e١٢٫٥\u200f', '12٫5'],
  // No digits of a number: a change would make another amount of it.
  ['5² ½ ①', '5² ½ ①'],
])('of %j makes %j', (typed, plain) => {
  expect(plainSigns(typed)).toBe(plain);
});
