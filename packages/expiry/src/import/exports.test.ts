import { importFile, writeCsv } from '@hub/tool-kit/import';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { ExpiryItem } from '../api/expiry.schema';
import { sampleItem } from '../testing';
import { calendarFile } from './calendar-file';
import { calendarOf, cellsOfItem } from './exports';
import { itemCsv } from './item-csv';

vi.stubEnv('TZ', 'Pacific/Kiritimati');

const line = fc
  .string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
  .map((text) => text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, '').trim())
  .filter((text) => text !== '');
const text = fc.oneof(line, fc.constantFrom('=1+1', '+49', "'=x", 'a, "b"; c\\n'));
const date = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const item: fc.Arbitrary<ExpiryItem> = fc
  .record({
    name: text,
    expiryDate: date,
    person: fc.option(text, { nil: null }),
    category: fc.option(text, { nil: null }),
    country: fc.constantFrom(null, 'NL', 'MY', 'Atlantis'),
  })
  .map((values) => sampleItem(values));
const items = fc.array(item, { minLength: 1, maxLength: 5 });

async function readBack(format: typeof itemCsv, content: string) {
  const reading = await format.read(importFile('x', new TextEncoder().encode(content)), {});
  if (reading === null || 'question' in reading) throw new Error('The file was not read.');
  expect(reading.problems).toEqual([]);
  return reading.rows.map(({ values }) => values);
}

it('are taken back unchanged from the hub’s own table, with no cell that a spreadsheet would run', async () => {
  await fc.assert(
    fc.asyncProperty(items, async (all) => {
      const table = writeCsv(['Name', 'Expiry date', 'Who', 'Category', 'Country'], all.map(cellsOfItem));
      expect(table).not.toMatch(/^[=+@]/m);
      expect(await readBack(itemCsv, table)).toEqual(
        all.map(({ name, expiryDate, person, category, country }) => ({
          ...{ name, expiryDate, person: person ?? '', category: category ?? '', country: country ?? '' },
        })),
      );
    }),
    { numRuns: 300 },
  );
});

it('are taken back from a calendar with their names, days and categories', async () => {
  await fc.assert(
    fc.asyncProperty(items, async (all) => {
      const calendar = calendarOf(all, 'https://hub.test', new Date('2026-11-24T09:00:00Z'));
      expect(await readBack(calendarFile, calendar)).toEqual(
        all.map(({ name, expiryDate, category }) => ({ name, expiryDate, category: category ?? '' })),
      );
    }),
    { numRuns: 300 },
  );
});
