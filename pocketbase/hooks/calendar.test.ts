import { describe, expect, it } from 'vitest';
import { isCalendarDate } from './calendar';

describe('isCalendarDate', () => {
  it.each(['2026-11-21', '2024-02-29', '0001-01-01', '9999-12-31'])('takes %s', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each([
    '2026-02-30',
    '2026-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '21-11-2026',
    '2026-11-21T00:00:00Z',
    '2026-11-21 ',
    'tomorrow',
    '',
  ])('refuses "%s"', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });
});
