import { expect, it } from 'vitest';
import { readPlainNumber } from './read-plain-number';

it.each([
  ['0', 0],
  [' 62.5 ', 62.5],
  ['62,5', 62.5],
  ['62.', 62],
  [',5', 0.5],
  ['６２．５', 62.5],
  ['٦٢٫٥', 62.5],
  ['\u200f٨', 8],
])('reads %j as %j', (typed, number) => {
  expect(readPlainNumber(typed)).toBe(number);
});

it.each(['', ' ', '.', '-1', '+1', '1e3', '0x10', '1.000,5', '1 000', 'eight', '²'])(
  '%j is no number',
  (typed) => {
    expect(readPlainNumber(typed)).toBeNaN();
  },
);
