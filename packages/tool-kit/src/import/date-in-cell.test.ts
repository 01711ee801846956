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
])('%s is %s', (cell, date) => {
  expect(dateInCell(cell)).toBe(date);
});

it.each(['3/4/2027', '29.2.2027', '1.31.2027', '31.01.27', '01/2027', '2027', 'soon', ''])(
  '%s stays as it is, being no date or two',
  (cell) => {
    expect(dateInCell(cell)).toBe(cell);
  },
);
