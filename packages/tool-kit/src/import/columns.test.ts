import { expect, it } from 'vitest';
import { cellUnder, hasColumn } from './columns';
import { parseCsv } from './csv';

const table = parseCsv("NAME;Title;Number\n ;Passport;'+49\n");

it('finds a column by any of its names, in any case', () => {
  expect(hasColumn(table, ['name'])).toBe(true);
  expect(hasColumn(table, ['Item', 'title'])).toBe(true);
  expect(hasColumn(table, ['Item'])).toBe(false);
});

it('gives the first filled cell, as it was before it was defused', () => {
  const [row] = table.rows;
  expect(cellUnder(row!, ['Name', 'Title'])).toBe('Passport');
  expect(cellUnder(row!, ['Number'])).toBe('+49');
  expect(cellUnder(row!, ['Item'])).toBe('');
});
