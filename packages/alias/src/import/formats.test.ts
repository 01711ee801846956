import { findReading, importFile, ImportFault } from '@hub/tool-kit/import';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { imports } from '.';

const tools = [{ tool: 'alias', name: 'Aliases', formats: imports.formats }];
const read = (text: string) =>
  findReading(importFile('aliases.csv', new TextEncoder().encode(text)), tools, {});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 23, 9), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const isReading = (end: object) => 'rows' in end || 'question' in end;

it('reads what SimpleLogin exports', async () => {
  const text =
    'alias,note,enabled,mailboxes\r\nshop.x7@simplelogin.example,"A shop, online",True,me@home.example you@home.example\r\nold@simplelogin.example,,False,me@home.example\r\n';
  expect(await read(text)).toEqual({
    ...{ tool: 'alias', format: { id: 'simplelogin', name: 'SimpleLogin' }, problems: [] },
    unread: ['mailboxes'],
    rows: [
      {
        ...{ title: 'shop.x7@simplelogin.example', line: 2 },
        values: { email: 'shop.x7@simplelogin.example', description: 'A shop, online' },
      },
      {
        ...{ title: 'old@simplelogin.example', line: 3 },
        values: { email: 'old@simplelogin.example', description: '', retiredOn: '2026-11-23' },
      },
    ],
  });
});

it('reads what addy.io exports, its columns in any order', async () => {
  const text =
    'id,domain,deleted_at,email,local_part,active,description,emails_forwarded\n1,addy.example,,shop@addy.example,shop,1,A shop,4\n2,addy.example,2026-01-01 10:00:00,old@addy.example,old,0,,0\n3,addy.example,,off@addy.example,off,0,,0\n';
  expect(await read(text)).toMatchObject({
    format: { id: 'addy' },
    rows: [
      { values: { email: 'shop@addy.example', description: 'A shop' }, line: 2 },
      { values: { email: 'off@addy.example', description: '', retiredOn: '2026-11-23' }, line: 4 },
    ],
    problems: [{ title: 'old@addy.example', line: 3, reason: 'It was deleted at addy.io.' }],
  });
});

it('takes an alias as retired whose “active” addy.io leaves empty, as it writes what is false', async () => {
  const head = 'id,domain,email,local_part,active,description,deleted_at\n';
  const text = `${head}1,addy.example,off@addy.example,off,,A shop,\n2,addy.example,on@addy.example,on,TRUE,,\n`;
  const exported = await read(text);
  expect(exported).toMatchObject({
    rows: [
      { values: { email: 'off@addy.example', description: 'A shop', retiredOn: '2026-11-23' } },
      { values: { email: 'on@addy.example', description: '' } },
    ],
    problems: [],
  });
  expect(exported).not.toHaveProperty('rows.1.values.retiredOn');
  const without = await read('domain,email,local_part,description\na.example,on@a.example,on,\n');
  expect(without).toMatchObject({ rows: [{ values: { email: 'on@a.example', description: '' } }] });
  expect(without).not.toHaveProperty('rows.0.values.retiredOn');
});

it.each([
  ['addy', 'alias,description,recipients\na@b.example,A shop,"me@x.example,you@x.example"\n'],
  ['simplelogin', 'alias,note,mailboxes\na@b.example,A shop,\n'],
  ['csv', 'Note;E-Mail\nA shop;a@b.example\n'],
  ['csv', 'address,description\na@b.example,A shop\n'],
])('reads the table that is %s’s', async (id, text) => {
  expect(await read(text)).toMatchObject({
    ...{ format: { id }, rows: [{ values: { email: 'a@b.example', description: 'A shop' } }] },
  });
});

it('takes an address with its domain as mail servers write it', async () => {
  expect(await read('email\ninfo@bücher.example\n')).toMatchObject({
    rows: [{ title: 'info@xn--bcher-kva.example', values: { email: 'info@xn--bcher-kva.example' } }],
  });
});

it('has the day since when an address is retired as a spreadsheet has rewritten it', async () => {
  expect(await read('email;retired on\na@b.example;31.01.2026\nc@d.example;\n')).toMatchObject({
    rows: [{ values: { retiredOn: '2026-01-31' } }, { values: { email: 'c@d.example' } }],
  });
});

it('leaves a row without an address out, and says so', async () => {
  expect(await read('email,description\n,A shop\n')).toMatchObject({
    ...{ rows: [], problems: [{ title: 'A shop', line: 2, reason: 'There is no address.' }] },
  });
});

it('ends in rows or a sentence, whatever the file is', async () => {
  const head = fc.shuffledSubarray([
    'alias',
    'email',
    'note',
    'description',
    'mailboxes',
    'recipients',
    'local_part',
    'domain',
  ]);
  const body = fc.string({ unit: fc.constantFrom('a', '@', '"', ',', ';', '\n', '=', "'", ' ') });
  await fc.assert(
    fc.asyncProperty(head, body, async (names, rest) => {
      const end = await read(`${names.join(',')}\n${rest}`).catch((error: unknown) => error);
      if (!(end instanceof ImportFault)) expect(end).toSatisfy(isReading);
    }),
    { numRuns: 1_000 },
  );
});
