import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseCsv } from './csv';
import { plainCell, writeCsv } from './write-csv';

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tA', "'=1", "''@a"])('defuses %j, and takes it back', (cell) => {
  const text = writeCsv(['a'], [[cell]]);
  const [row] = parseCsv(text, { delimiter: ',' }).rows;
  expect(row?.cell('a')).toBe(`'${cell}`);
  expect(plainCell(row?.cell('a') ?? '')).toBe(cell);
});

it('leaves what is no formula', () => {
  expect(writeCsv(['a', 'b'], [["it's", 'a "b", c']])).toBe('a,b\r\n' + `it's,"a ""b"", c"\r\n`);
});

it('gives every text back as it was', () => {
  const cell = fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '\t', "'", '"', ',', ';', 'ü', ' ', 'a', '\n'),
  });
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1 }), (texts) => {
      const rows = texts.map((text) => ['a', text]);
      const read = parseCsv(writeCsv(['name', 'note'], rows), { delimiter: ',' }).rows;
      expect(read.map((row) => plainCell(row.cell('note')))).toEqual(texts);
    }),
    { numRuns: 1_000 },
  );
});
