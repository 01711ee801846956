import { importFile, ImportFault } from '@hub/tool-kit/import';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sample } from '../testing/import-samples';
import { cardCsv } from './card-csv';
import { fidme } from './fidme';
import { formats } from './index';
import { voucherVault } from './voucher-vault';

beforeEach(() => vi.stubGlobal('navigator', { language: 'en' }));
afterEach(() => vi.unstubAllGlobals());

const file = (name: string, content: string | Uint8Array<ArrayBuffer> = sample(name)) =>
  importFile(name, typeof content === 'string' ? strToU8(content) : content);

describe('Fidme', () => {
  it('gives what Catima expects of the same file, and guesses the type', async () => {
    expect(await fidme.read(file('fidme.zip'), {})).toEqual({
      rows: [
        {
          title: 'Hema',
          line: 2,
          values: {
            name: 'Hema',
            cardId: '82825292629272726',
            type: 'barcode',
            note: '2021-03-24 18:35:08 UTC',
          },
        },
        {
          title: 'test',
          line: 3,
          values: { name: 'test', cardId: '123456', type: 'barcode', note: 'Test\n2021-03-24 18:34:19 UTC' },
        },
        {
          title: 'Albert Heijn',
          line: 4,
          values: {
            name: 'Albert Heijn',
            cardId: '123435363634',
            type: 'barcode',
            note: 'Bonus Kaart\n2021-03-24 16:47:47 UTC\nFirst Last',
          },
        },
      ],
      problems: [
        {
          title: 'KFC',
          line: 5,
          reason: 'There is no Card ID: Fidme leaves it out for cards that have ended.',
        },
      ],
    });
  });
});

describe('Voucher Vault', () => {
  it('asks for the currency that the file does not say', async () => {
    const reading = await voucherVault.read(file('vouchervault.json'), {});
    expect(reading).toMatchObject({ question: { id: 'currency' } });
  });

  it('gives its vouchers in the currency of the answer', async () => {
    const reading = await voucherVault.read(file('vouchervault.json'), { currency: 'USD' });
    expect(reading).toEqual({
      rows: [
        {
          title: 'Clothes Store',
          line: null,
          values: {
            name: 'Clothes Store',
            cardId: '123456',
            code: '',
            type: 'barcode',
            expiryDate: '',
            colour: 'grey',
          },
        },
        {
          title: 'Department Store',
          line: null,
          values: {
            name: 'Department Store',
            cardId: '26846363',
            code: '',
            type: 'code39',
            expiryDate: '2021-03-26',
            balance: '3.5',
            balanceCurrency: 'USD',
            colour: 'violet',
          },
        },
      ],
      problems: [],
    });
  });

  it('keeps a code that is too long for a number, and draws one as Voucher Vault does', async () => {
    const long = 'x'.repeat(101);
    const vouchers = [
      { uuid: '1', description: 'Ticket', code: ` ${long}`, codeType: 'QR' },
      { uuid: '2', description: 'Shop', code: '400638133393', codeType: 'EAN13' },
    ];
    expect(await voucherVault.read(file('x.json', JSON.stringify(vouchers)), {})).toMatchObject({
      rows: [
        { values: { cardId: 'x'.repeat(100), code: ` ${long}`, type: 'qrtext' } },
        { values: { cardId: '400638133393', code: '4006381333931', type: 'ean13' } },
      ],
    });
  });

  it('leaves other JSON alone', async () => {
    for (const text of ['{}', '[]', '[1]', '[{"uuid":1}]', '{'.repeat(60_000)]) {
      expect(await voucherVault.read(file('x.json', text), {})).toBeNull();
    }
  });
});

describe('a table of cards', () => {
  it('is read by the names of its columns, in any order', async () => {
    const table = 'number;SHOP;Expires;Groups;starred\n8710400123453;Grocer;2027-01-31;Food, Weekly;yes\n';
    expect(await cardCsv.read(file('cards.csv', table), {})).toMatchObject({
      rows: [
        {
          title: 'Grocer',
          line: 2,
          values: {
            name: 'Grocer',
            cardId: '8710400123453',
            type: 'ean13',
            expiryDate: '2027-01-31',
            groups: ['Food', 'Weekly'],
            starred: true,
          },
        },
      ],
      problems: [],
    });
  });

  it('keeps a number that is too long for a card in its code', async () => {
    const long = 'x'.repeat(101);
    expect(await cardCsv.read(file('x.csv', `Name,Card ID,Type\nShop,${long},QR Code\n`), {})).toMatchObject({
      rows: [{ values: { cardId: 'x'.repeat(100), code: long } }],
    });
  });

  it('has its dates as a spreadsheet has rewritten them', async () => {
    const table = 'Name;Card ID;Expiry Date;Valid from\nShop;7;31.01.2027;3.4.2026\n';
    expect(await cardCsv.read(file('x.csv', table), {})).toMatchObject({
      rows: [{ values: { expiryDate: '2027-01-31', validFrom: '2026-04-03' } }],
    });
  });

  it('has the last day of a month alone as its end, and the first as its beginning', async () => {
    const table = 'Name,Card ID,Expiry Date,Valid from\nShop,7,12/2027,2026-02\n';
    expect(await cardCsv.read(file('x.csv', table), {})).toMatchObject({
      rows: [{ values: { expiryDate: '2027-12-31', validFrom: '2026-02-01' } }],
    });
  });

  it.each([
    ['4006 3813 3393 1', '', '4006381333931', 'ean13'],
    ['４００６３８１３３３９３１', '', '4006381333931', 'ean13'],
    ['4006381\u00a0333931\u200f', 'EAN-13', '4006381333931', 'ean13'],
    ['12 34 567', '', '1234567', 'barcode'],
    // A code of this type may hold the space.
    ['12 34 567', 'Barcode', '12 34 567', 'barcode'],
    ['12 34 567', 'No code', '12 34 567', 'none'],
  ])('takes the number %s of the type “%s” for %s', async (written, type, cardId, expected) => {
    const reading = await cardCsv.read(file('x.csv', `Name,Card ID,Type\nShop,${written},${type}\n`), {});
    expect(reading).toMatchObject({ rows: [{ values: { cardId, code: '', type: expected } }] });
  });

  it('may name a group twice', async () => {
    const reading = await cardCsv.read(file('x.csv', 'Name;Card ID;Groups\nShop;7;Food, Pets, Food\n'), {});
    expect(reading).toMatchObject({ rows: [{ values: { groups: ['Food', 'Pets'] } }] });
  });

  it.each([
    ['4006381333931', '', 'ean13'],
    ['4006381333932', '', 'barcode'],
    ['96385074', '', 'ean8'],
    ['036000291452', '', 'upca'],
    ['Käse', '', 'none'],
    ['123', 'QR Code', 'qrcode'],
    ['123', 'qrtext', 'qrtext'],
    ['123', 'CODE_39', 'code39'],
    ['123', 'Barcode (Code 128)', 'barcode'],
    ['123', 'data matrix', 'datamatrix'],
  ])('knows the type of %s, called “%s”: %s', async (cardId, type, expected) => {
    const reading = await cardCsv.read(file('x.csv', `Name,Card ID,Type\nShop,${cardId},${type}\n`), {});
    expect(reading).toMatchObject({ rows: [{ values: { type: expected } }] });
  });

  it.each([
    [',7,,,,', 'There is no name.'],
    ['Shop,,,,,', 'There is no Card ID.'],
    ...['4.00638E+12', '8E+17'].map((number) => [
      `Shop,${number},,,,`,
      `A spreadsheet has shortened the number to “${number}”: make its column text, and enter it again.`,
    ]),
    ['Shop,7,3/4/2027,,,', '“3/4/2027” is not a date: write it as 2027-01-31.'],
    ['Shop,7,,a lot,,', 'The balance “a lot” is not an amount with up to three decimals.'],
    ['Shop,7,,"1,234",,', 'The balance “1,234” may be 1.234 or 1234: write one of them.'],
    ['Shop,7,,5,euro,', '“euro” is not a currency: write three letters, such as EUR.'],
    ['Shop,7,,,,Stars', '“Stars” is not a type of code that a card can have here.'],
  ])('names what is wrong with %s', async (line, reason) => {
    const reading = await cardCsv.read(
      file('x.csv', `Name,Card ID,Expiry,Balance,Currency,Type\n${line}\n`),
      {},
    );
    expect(reading).toMatchObject({ rows: [], problems: [{ line: 2, reason }] });
  });
});

describe('any file', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('7', '', 'EAN_13', '2027-01-31', '"', '\n', '2'));
  const heads = [
    '_id,store,note,cardid,barcodetype,expiry,balance',
    'Name,Card ID,Type,Expiry',
    'Retailer;Program;Added At;Reference',
  ];
  const table = fc
    .tuple(fc.constantFrom(...heads), fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 6 }))
    .map(([head, rows]) => [head, ...rows.map((cells) => cells.join(','))].join('\n'));
  const json = fc.oneof(
    fc.json(),
    fc.json().map((text) => `[{"uuid":"1","description":"d","codeType":"QR","code":${text}}]`),
  );
  const zip = fc
    .dictionary(
      fc.constantFrom('catima.csv', 'loyalty_programs.csv', 'pass.json', 'a.pkpass', 'en.lproj/pass.strings'),
      fc.oneof(table, json),
    )
    .map((entries) =>
      zipSync(Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, strToU8(text)]))),
    );
  const bytes = fc.oneof(table.map(strToU8), json.map(strToU8), zip, fc.uint8Array({ maxLength: 200 }));

  it('ends in cards, a question or a sentence', async () => {
    await fc.assert(
      fc.asyncProperty(bytes, async (content) => {
        for (const format of formats) {
          try {
            const reading = await format.read(file('x', new Uint8Array(content)), {});
            if (reading === null || 'question' in reading) continue;
            for (const { values } of reading.rows) expect([values.name, values.cardId]).not.toContain('');
            for (const { reason } of reading.problems) expect(reason).toMatch(/\.$/);
          } catch (error) {
            if (!(error instanceof ImportFault)) throw error;
          }
        }
      }),
      { numRuns: 1000 },
    );
  });
});
