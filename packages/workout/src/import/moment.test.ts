import { describe, expect, it, vi } from 'vitest';
import { orderOf, readMoment } from './moment';
import { readMonthNames } from './month-names';

vi.stubEnv('TZ', 'Asia/Tokyo');

const read = (text: string) => {
  const moment = readMoment(text, 'day-first');
  return moment && [moment.date, moment.at?.toISOString() ?? null];
};

describe('a date of a file', () => {
  it.each([
    ['2026-01-05', '2026-01-05', null],
    ['2026/1/5', '2026-01-05', null],
    ['05.06.2026, 07:30', '2026-06-05', '2026-06-04T22:30:00.000Z'],
    ['5. 6. 2026', '2026-06-05', null],
    ['2024-02-01 07:00:00', '2024-02-01', '2024-01-31T22:00:00.000Z'],
    ['2024-10-16T10:45:06', '2024-10-16', '2024-10-16T01:45:06.000Z'],
    ['2024-01-15T10:00Z', '2024-01-15', '2024-01-15T10:00:00.000Z'],
    ['2024-01-15T18:00:30.5+02:00[Europe/Berlin]', '2024-01-16', '2024-01-15T16:00:30.500Z'],
    ['22 Dec 2025, 08:00', '2025-12-22', '2025-12-21T23:00:00.000Z'],
    ['05 Jan 2026 09:00', '2026-01-05', '2026-01-05T00:00:00.000Z'],
    ['Jan 1, 2024, 10:00 AM', '2024-01-01', '2024-01-01T01:00:00.000Z'],
    ['Jan 1, 2024, 12:05 AM', '2024-01-01', '2023-12-31T15:05:00.000Z'],
    ['7 Apr 2026, 5:12\u202fp.m.', '2026-04-07', '2026-04-07T08:12:00.000Z'],
    ['2026/08/11, 12:56 PM', '2026-08-11', '2026-08-11T03:56:00.000Z'],
    ['25 Juli 2026, 14:21', '2026-07-25', '2026-07-25T05:21:00.000Z'],
    ['1 März 2026', '2026-03-01', null],
    ['3. Feb. 2026', '2026-02-03', null],
    ['28 de mar. de 2025, 17:29', '2025-03-28', '2025-03-28T08:29:00.000Z'],
    ['14 août 2025', '2025-08-14', null],
    ['1 lis 2025', '2025-11-01', null],
    ['2 сент. 2025', '2025-09-02', null],
    ['24 8月 2026, 10:00', '2026-08-24', '2026-08-24T01:00:00.000Z'],
    ['9 thg 8, 2026', '2026-08-09', null],
  ])('%s is read', (text, date, at) => {
    expect(read(text)).toEqual([date, at]);
  });

  it.each([
    ...['', 'soon', '2026-02-30', '31.11.2026', '1 Foo 2026', '2026-13-01', '1/2/24', '0001-01-01'],
    ...['2026-01-01 24:00', '2026-01-01 10:60', '2026-01-01 13:00 PM', '2026-01-01T10:00+99:00'],
  ])('“%s” is none', (text) => {
    expect(read(text)).toBeNull();
  });

  it('with slashes is read in the order that is given', () => {
    expect(readMoment('1/2/2024', 'day-first')?.date).toBe('2024-02-01');
    expect(readMoment('1/2/2024', 'month-first')?.date).toBe('2024-01-02');
  });

  it('tells the order of all by a number above 12', () => {
    expect(orderOf(['1/2/2024 10:00', '13/2/2024'])).toBe('day-first');
    expect(orderOf(['1/2/2024', '12-31-2024, 9:00 AM'])).toBe('month-first');
    expect(orderOf(['1/2/2024', '12/12/2024'])).toBe('unclear');
    expect(orderOf(['05.06.2026', '2024-01-01', 'soon'])).toBeNull();
  });
});

it('no name of a month means two', () => {
  const unclear = [...readMonthNames()].filter(([, months]) => months.size > 1);
  expect(unclear).toEqual([]);
});
