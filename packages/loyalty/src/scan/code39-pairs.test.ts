import { expect, it } from 'vitest';
import { toCode39Pairs } from './code39-pairs';

// The first and last character of each run in ISO/IEC 16388, annex A.
it.each([
  ['A9 -.', 'A9 -.'],
  ['az', '+A+Z'],
  ['\0\x01\x1a\x1b\x1f', '%U$A$Z%A%E'],
  ['!,/:', '/A/L/O/Z'],
  [';?@[_`{\x7f', '%F%J%V%K%O%W%P%T'],
  ['$%+', '/D/E/K'],
])('%j is written %j', (text, pairs) => {
  expect(toCode39Pairs(text)).toBe(pairs);
});
