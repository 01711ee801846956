import { readFileSync } from 'node:fs';
import { importFile, ImportFault } from '@hub/tool-kit/import';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { calendarFile } from './calendar-file';
import { homebox } from './homebox';
import { formats } from './index';
import { itemCsv } from './item-csv';
import { warracker } from './warracker';

vi.stubEnv('TZ', 'Asia/Tokyo');

const file = (text: string) => importFile('x', new TextEncoder().encode(text));
const sample = (name: string) => readFileSync(new URL(`samples/${name}.csv`, import.meta.url), 'utf8');

describe('Warracker', () => {
  const head =
    'ProductName,PurchaseDate,IsLifetime,WarrantyDurationYears,WarrantyDurationMonths,WarrantyDurationDays,ExpirationDate';
  const read = (line: string) => warracker.read(file(`${head}\n${line}\n`), {});

  it.each([
    ['Drill,2025-03-01,FALSE,2,0,0,2027-03-01', '2027-03-01'],
    ['Drill,2025-08-31,FALSE,1,6,0,', '2027-02-28'],
    ['Drill,2025-08-31,false,0,0,30,', '2025-09-30'],
  ])('takes the end of %s', async (line, expiryDate) => {
    expect(await read(line)).toEqual({
      rows: [{ title: 'Drill', line: 2, values: { name: 'Drill', expiryDate, category: 'Warranty' } }],
      problems: [],
    });
  });

  it.each([
    ['Pan,2025-03-01,TRUE,,,,', 'Pan', 'It has a lifetime warranty, so there is no expiry date.'],
    ['Pan,2025-03-01,FALSE,,,,', 'Pan', 'There is no expiry date.'],
    ['Pan,2025-03-01,FALSE,,,,soon', 'Pan', '“soon” is not a date: write it as 2027-01-31.'],
    [',2025-03-01,FALSE,1,,,', 'The item in line 2', 'There is no name.'],
  ])('says why %s is not taken', async (line, title, reason) => {
    expect(await read(line)).toEqual({ rows: [], problems: [{ title, line: 2, reason }] });
  });
});

describe('Homebox', () => {
  it('takes what has a warranty that ends', async () => {
    const table = 'HB.name,HB.warranty_expires\nFridge,2027-05-01\nLamp,0001-01-01\nChair,\n';
    expect(await homebox.read(file(table), {})).toMatchObject({
      rows: [{ title: 'Fridge', line: 2, values: { expiryDate: '2027-05-01', category: 'Warranty' } }],
      problems: [
        { title: 'Lamp', line: 3, reason: 'There is no expiry date.' },
        { title: 'Chair', line: 4, reason: 'There is no expiry date.' },
      ],
    });
  });

  it.each(['homebox-fields', 'homebox-minimal', 'homebox-types'])('names each thing of %s', async (name) => {
    const reading = await homebox.read(file(sample(name)), {});
    expect(reading).toMatchObject({
      rows: [],
      problems: [{ title: 'Item 1' }, { title: 'Item 2' }, { title: 'Item 3' }],
    });
  });
});

describe('a calendar', () => {
  const calendar = (...events: string[][]) =>
    file(
      [
        'BEGIN:VCALENDAR',
        ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );

  it.each([
    [['DTSTART;VALUE=DATE:20270314'], '2027-03-14'],
    [['DTSTART;TZID=Europe/Berlin:20270314T233000'], '2027-03-14'],
    [['DTSTART:20270314T233000'], '2027-03-14'],
    // 08:30 of the next day in Tokyo.
    [['DTSTART:20270314T233000Z'], '2027-03-15'],
  ])('gives the day of %s', async (start, expiryDate) => {
    const summary = ['SUMMARY:Passport\\, and vi', ' sa', 'CATEGORIES:Travel'];
    expect(await calendarFile.read(calendar([...start, ...summary]), {})).toEqual({
      rows: [
        {
          title: 'Passport, and visa',
          line: null,
          values: { name: 'Passport, and visa', expiryDate, category: 'Travel' },
        },
      ],
      problems: [],
    });
  });

  it.each([
    [
      ['DTSTART;VALUE=DATE:20270314', 'SUMMARY:Birthday', 'RRULE:FREQ=YEARLY'],
      'It repeats: only one-off events are imported.',
    ],
    [['DTSTART;VALUE=DATE:20270314', 'SUMMARY:Fair', 'STATUS:CANCELLED'], 'It is cancelled.'],
    [['SUMMARY:Fair'], 'There is no expiry date.'],
    [['DTSTART;VALUE=DATE:20270314'], 'There is no name.'],
  ])('says why %j is not taken', async (lines, reason) => {
    expect(await calendarFile.read(calendar(lines), {})).toMatchObject({ rows: [], problems: [{ reason }] });
  });

  it('that is broken is refused with a sentence', async () => {
    await expect(calendarFile.read(file('BEGIN:VCALENDAR\r\nno property'), {})).rejects.toThrow(
      'This calendar file can’t be read. Export it again.',
    );
  });
});

describe('a table of items', () => {
  it('has its dates as a spreadsheet has rewritten them', async () => {
    const table = 'Name,Expiry date\nPassport,3/14/2027\nVisa,3/4/2027\n';
    expect(await itemCsv.read(file(table), {})).toMatchObject({
      rows: [{ values: { name: 'Passport', expiryDate: '2027-03-14' } }],
      problems: [{ title: 'Visa', reason: '“3/4/2027” is not a date: write it as 2027-01-31.' }],
    });
  });

  it('has the last day of a month alone', async () => {
    const table = 'Name,Expiry date\nPassport,02/2028\nVisa,Dec 2027\n';
    expect(await itemCsv.read(file(table), {})).toMatchObject({
      rows: [{ values: { expiryDate: '2028-02-29' } }, { values: { expiryDate: '2027-12-31' } }],
    });
  });

  it('is read by the names of its columns, in any order', async () => {
    const table = 'country;TITLE;Valid until;Who\nmalaysia;Passport;2027-03-14;Mei\n';
    expect(await itemCsv.read(file(table), {})).toEqual({
      rows: [
        {
          title: 'Passport',
          line: 2,
          values: { name: 'Passport', expiryDate: '2027-03-14', person: 'Mei', country: 'MY' },
        },
      ],
      problems: [],
    });
  });
});

it('ends in items or a sentence, whatever the file', async () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('', '2027-01-31', '"', '1', 'TRUE'));
  const rows = fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 6 });
  const heads = [
    'ProductName,PurchaseDate,IsLifetime',
    'HB.name,HB.warranty_expires',
    'Name,Expiry date',
    '',
  ];
  const table = fc.tuple(fc.constantFrom(...heads), rows).map(([head, lines]) => [head, ...lines].join('\n'));
  const part = fc.constantFrom(
    'BEGIN:VEVENT',
    'END:VEVENT',
    'DTSTART:2027',
    'DTSTART:20270314',
    'SUMMARY:x',
    'END:VCALENDAR',
    ':',
  );
  const calendar = fc
    .array(fc.oneof(part, fc.string()))
    .map((lines) => ['BEGIN:VCALENDAR', ...lines].join('\r\n'));
  await fc.assert(
    fc.asyncProperty(fc.oneof(table, calendar, fc.string()), async (text) => {
      for (const format of formats) {
        try {
          const reading = await format.read(file(text), {});
          if (reading === null || 'question' in reading) continue;
          for (const { reason } of reading.problems) expect(reason).toMatch(/\.|2027-01-31\.$/);
        } catch (error) {
          if (!(error instanceof ImportFault)) throw error;
        }
      }
    }),
    { numRuns: 1000 },
  );
});
