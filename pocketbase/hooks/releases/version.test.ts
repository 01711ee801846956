import { expect, it } from 'vitest';
import { compareVersions } from './version';

it.each([
  ['1.0.0', '1.0.0', 0],
  ['1.0.1', '1.0.0', 1],
  ['1.10.0', '1.9.9', 1],
  ['2.0.0', '1.99.99', 1],
  ['1.9.9', '1.10.0', -1],
  ['0.9.0', '1.0.0', -1],
])('compares %s with %s by numbers', (one, other, sign) => {
  expect(Math.sign(compareVersions(one, other))).toBe(sign);
});
