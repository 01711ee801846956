import { describe, expect, it } from 'vitest';
import { parseCsv } from './csv';

describe('a CSV table', () => {
  it.each([',', ';', '\t'])('is parted by “%s”', (delimiter) => {
    const { head, rows } = parseCsv(`name${delimiter}note\nA${delimiter}B\n`);
    expect(head).toEqual(['name', 'note']);
    expect(rows.map(({ cell }) => [cell('name'), cell('note')])).toEqual([['A', 'B']]);
  });

  it.each([
    ['the line for Excel', 'sep=;\nname;note\nA;B', 3],
    ['that line with another sign', 'SEP=|\r\nname|note\r\nA|B', 3],
    ['an empty line', '\r\n \r\nname;note\r\nA;B', 4],
  ])('begins after %s', (_, text, line) => {
    const { head, rows } = parseCsv(text);
    expect(head).toEqual(['name', 'note']);
    expect(rows.map((row) => [row.line, row.cell('name'), row.cell('note')])).toEqual([[line, 'A', 'B']]);
  });

  it('reads cells by the name of their column in any case and order, and those that are not there as empty', () => {
    const { rows } = parseCsv('NOTE, Name ,note\nB,A,C');
    expect(rows.map(({ cell }) => [cell('name'), cell('Note'), cell('other')])).toEqual([['A', 'B', '']]);
  });

  it('counts lines through quoted breaks and empty lines', () => {
    const { rows } = parseCsv('name,note\r\n"A","one\r\n\r\nthree"\r\n\r\n,\r\nB,"say ""yes"""\r\n');
    expect(rows.map(({ line, cell }) => [line, cell('name'), cell('note')])).toEqual([
      [2, 'A', 'one\n\nthree'],
      [7, 'B', 'say "yes"'],
    ]);
  });

  it('has the head that is given, and begins at the line that is given', () => {
    const { rows } = parseCsv('1,A', { delimiter: ',', head: ['id', 'name'], firstLine: 5 });
    expect(rows.map(({ line, cell }) => [line, cell('name')])).toEqual([[5, 'A']]);
  });

  it('is refused where a quote does not end, with its line, or where it is too long', () => {
    expect(() => parseCsv('a,b\n1,2\n"3,4\n')).toThrow('Line 3 has a quotation mark');
    expect(() => parseCsv('a\n'.repeat(200_001))).toThrow('more than 200000 lines');
  });
});
