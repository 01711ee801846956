import { expect, it } from 'vitest';
import { validityOf } from './card-validity';

it.each([
  ['2026-11-20', 'expired'],
  ['2026-11-21', 'soon'],
  ['2026-12-21', 'soon'],
  ['2026-12-22', 'valid'],
  [null, 'valid'],
])('a card until %s is %s on 21 November', (expiryDate, validity) => {
  expect(validityOf(expiryDate, '2026-11-21')).toBe(validity);
});
