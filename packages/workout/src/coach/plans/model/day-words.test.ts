import { expect, it } from 'vitest';
import { shortDate, shortDay } from './day-words';

it('writes the year only where it is another one', () => {
  expect(shortDay('2026-11-14', '2026-11-21')).toBe('Sat 14 Nov');
  expect(shortDate('2026-09-09', '2026-11-21')).toBe('9 Sep');
  expect(shortDay('2027-01-04', '2026-11-21')).toBe('Mon 4 Jan 2027');
});
