import { expect, it } from 'vitest';
import { findReading, type FormatsOfTool } from './find-reading';
import { ImportFault } from './import-fault';
import { importFile } from './import-file';
import type { ImportFormat, ImportReading } from './import-format';

const fileOf = (text: string, name = 'a.csv') => importFile(name, new TextEncoder().encode(text));

function format(id: string, head: string, reading?: ImportReading<object>): ImportFormat<object> {
  return {
    id,
    name: id.toUpperCase(),
    read: (file) => {
      const table = file.table();
      if (table?.head.includes(head) !== true) return Promise.resolve(null);
      const rows = table.rows.map(({ line, cell }) => ({ title: cell(head), line, values: {} }));
      return Promise.resolve(reading ?? { rows, problems: [] });
    },
  };
}

const tools: FormatsOfTool[] = [
  { tool: 'alias', name: 'Aliases', formats: [format('addy', 'email')] },
  { tool: 'loyalty', name: 'Loyality', formats: [format('catima', 'card'), format('csv', 'name')] },
];

it('finds the tool and the format of a file', async () => {
  expect(await findReading(fileOf('card\nA\n'), tools, {})).toMatchObject({
    ...{ tool: 'loyalty', format: { id: 'catima', name: 'CATIMA' }, rows: [{ title: 'A', line: 2 }] },
  });
});

it('asks where several know it, and takes the answer', async () => {
  const file = fileOf('email,name\na@b.example,A\n');
  expect(await findReading(file, tools, {})).toEqual({
    question: {
      id: 'format',
      text: 'What is in this file?',
      choices: [
        { value: 'alias/addy', label: 'Aliases, from ADDY' },
        { value: 'loyalty/csv', label: 'Loyality, from CSV' },
      ],
    },
  });
  expect(await findReading(file, tools, { format: 'loyalty/csv' })).toMatchObject({ tool: 'loyalty' });
});

it('names the columns that hold something and that the format does not take', async () => {
  const file = fileOf('email,Ends,name,empty\na@b.example,2027,A,\n');
  expect(await findReading(file, tools, { format: 'alias/addy' })).toMatchObject({
    unread: ['Ends', 'name'],
  });
  expect(await findReading(file, tools, { format: 'loyalty/csv' })).toMatchObject({
    unread: ['email', 'Ends'],
  });
});

it('passes a format’s own question on', async () => {
  const question = { id: 'unit', text: 'Which unit?', choices: [{ value: 'kg', label: 'kg' }] };
  const asking = [{ tool: 'workout', name: 'Workout', formats: [format('strong', 'set', { question })] }];
  expect(await findReading(fileOf('set\n1\n'), asking, {})).toMatchObject({ question });
});

it.each([
  ['an unknown table', fileOf('a,b\n1,2\n'), 'No tool recognises this kind of file'],
  ['a picture', importFile('a.png', new Uint8Array([0x89, 0, 1])), 'No tool recognises this kind of file'],
  ['another encoding', importFile('a.csv', new Uint8Array([0x43, 0xe9])), 'not in UTF-8'],
  ['a broken table', fileOf('card\n"A\n'), 'Line 2 has a quotation mark'],
  ['a table without rows', fileOf('card\n'), 'holds nothing to import'],
  ['10,001 records', fileOf(`card\n${'A\n'.repeat(10_001)}`), 'more than 10000 records'],
])('says why %s is not taken', async (_, file, sentence) => {
  const reading = findReading(file, tools, {});
  await expect(reading).rejects.toThrow(sentence);
  await expect(reading).rejects.toBeInstanceOf(ImportFault);
});
