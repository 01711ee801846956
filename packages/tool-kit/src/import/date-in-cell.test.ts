import { expect, it } from 'vitest';
import { dateInCell } from './date-in-cell';

it.each([
  ['2027-01-31', '2027-01-31'],
  ['2027/1/31', '2027-01-31'],
  ['31.01.2027', '2027-01-31'],
  ['3.4.2027', '2027-04-03'],
  ['1/31/2027', '2027-01-31'],
  ['31/01/2027', '2027-01-31'],
  ['31-1-2027', '2027-01-31'],
  ['3/3/2027', '2027-03-03'],
  ['29/2/2028', '2028-02-29'],
  ['9999-12-31', '9999-12-31'],
  ['2027-01-31 00:00:00', '2027-01-31'],
  ['2027-01-31T23:30', '2027-01-31'],
  ['1/31/2027 12:00:00 AM', '2027-01-31'],
  ['2027-01-31T00:00:00.000Z', '2027-01-31'],
  ['2027-01-31T00:00:00+00:00', '2027-01-31'],
  ['31-Jan-2027', '2027-01-31'],
  ['31. January 2027', '2027-01-31'],
  ['Sun 31 Jan 2027', '2027-01-31'],
  ['Jan 31, 2027', '2027-01-31'],
  ['Sun, September 5th, 2027', '2027-09-05'],
  ['Wednesday, 27 January 2027', '2027-01-27'],
  ['Thurs. 28 Jan 2027', '2027-01-28'],
  ['٣١/٠١/٢٠٢٧', '2027-01-31'],
  ['３１．０１．２０２７', '2027-01-31'],
])('%s is %s', (cell, date) => {
  expect(dateInCell(cell)).toBe(date);
});

it.each([
  ...['3/4/2027', '29.2.2027', '1.31.2027', '31.01.27', '31-Jan-27', '31 Foo 2027', '2027', 'soon', ''],
  // The day where the person is may be another one, and the calendar may be another one.
  ...['2027-01-31T23:30:00Z', '2027-01-31T23:30+09:00', '31/01/2570', '۱۴۰۵/۰۹/۰۷'],
  // Words that make it another day.
  ...['before 1 Jan 2027', 'from Jan 31, 2027', 'May 31 July 2027'],
  // A month alone.
  ...['01/2027', 'Jan 2027'],
])('%s stays as it is, being no date or two', (cell) => {
  expect(dateInCell(cell)).toBe(cell);
});

it.each(['02/2028', '2.2028', '2028-02', 'Feb 2028', 'february-2028'])(
  'a month alone is its first or its last day, as is asked: %s',
  (cell) => {
    expect(dateInCell(cell, 'first')).toBe('2028-02-01');
    expect(dateInCell(cell, 'last')).toBe('2028-02-29');
  },
);

it('a month alone may be that of another calendar, or none', () => {
  for (const cell of ['12/2570', '13/2027', 'Foo 2027', '12/27']) expect(dateInCell(cell, 'last')).toBe(cell);
});
