import { describe, expect, it, vi } from 'vitest';
import { zipSync } from 'fflate';
import { importFile } from '@hub/tool-kit/import';
import { sample } from '../testing/import-samples';
import { catima } from './catima';

vi.stubEnv('TZ', 'Europe/Berlin');

async function read(name: string, bytes = sample(name)) {
  const reading = await catima.read(importFile(name, bytes), {});
  if (reading === null || 'question' in reading) throw new Error(`${name} was not read`);
  return reading;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('the second version', () => {
  it('gives what Catima’s own test expects of its sample', async () => {
    const { rows, problems } = await read('catima_v2.csv');
    expect(problems).toEqual([]);
    expect(rows).toHaveLength(8);
    const byName = new Map(rows.map(({ title, values }) => [title, values]));
    expect(byName.get('Card 1')).toMatchObject({
      note: 'Note 1',
      // Dates in 1970: like all numbers in these columns, the sample's are milliseconds, although they have
      // few digits.
      validFrom: '1970-01-19',
      expiryDate: '1970-01-19',
      balance: '100',
      balanceCurrency: 'USD',
      cardId: '1234',
      code: '5432',
      type: 'qrcode',
      encoding: '',
      groups: [],
      starred: false,
    });
    expect(byName.get('Grocery Store')).toMatchObject({
      note: 'Multiline note about grocery store\n\nwith blank line',
      balance: '150',
      balanceCurrency: '',
      type: 'none',
      groups: ['Food'],
    });
    expect(byName.get('Shoe Store')).toMatchObject({
      balance: '12.50',
      balanceCurrency: 'EUR',
      cardId: 'a',
      code: '-5317',
      type: 'aztec',
      groups: ['Fashion'],
    });
    expect(byName.get('Shoe Store')).not.toHaveProperty('colour');
    expect(byName.get('cheese')).toMatchObject({ cardId: 'Käseschnitte', type: 'aztec', encoding: 'UTF-8' });
    expect(byName.get('Restaurant')).toMatchObject({ type: 'barcode', cardId: '98765432', code: '23456' });
    expect(byName.get('Pharmacy')).toMatchObject({ starred: true, archived: false, groups: ['Health'] });
    expect(byName.get('Pharmacy')).not.toHaveProperty('balance');
  });

  it('is read out of its zip, with the pictures of each card', async () => {
    const zip = zipSync({
      'catima.csv': sample('catima_v2.csv'),
      'card_4_front.png': bytesOf('front'),
      'card_4_icon.png': bytesOf('icon'),
      'card_40_back.png': bytesOf('of no card'),
    });
    const { rows } = await read('catima.zip', zip);
    const files = rows.map(({ title, files = {} }) => [title, Object.keys(files)]);
    expect(Object.fromEntries(files)).toMatchObject({ Pharmacy: ['front'], 'Card 1': [] });
    const front = rows[0]?.files?.front;
    expect(front?.type).toBe('image/png');
    expect(await front?.text()).toBe('front');
  });

  it('takes the day that a phone here showed', async () => {
    const head = '_id,store,cardid,expiry';
    const { rows } = await read(
      'x.csv',
      bytesOf(`2\n\n_id\n\n${head}\n1,Shop,7,1798671600000\n\ncardId,groupId\n`),
    );
    // 31 December 2026, 00:00 in Berlin, which is still the 30th in UTC.
    expect(rows[0]?.values.expiryDate).toBe('2026-12-31');
  });

  it('reads the chosen day from its midnight in UTC', async () => {
    vi.stubEnv('TZ', 'America/New_York');
    const { rows } = await read('x.csv', bytesOf('_id,store,cardid,expiry\n1,Shop,7,1798675200000\n'));
    vi.stubEnv('TZ', 'Europe/Berlin');
    expect(rows[0]?.values.expiryDate).toBe('2026-12-31');
  });

  it('refuses a later version by its number', async () => {
    const later = bytesOf('3\n\n_id\n\n_id,store,cardid\n1,Shop,7\n');
    await expect(read('x.csv', later)).rejects.toThrow(
      'This file is in version 3 of Catima’s format; the hub reads versions 1 and 2.',
    );
  });
});

describe('the first version', () => {
  it.each([
    ['catima_v1_empty_colors.csv', { type: 'aztec', starred: false }],
    ['catima_v1_no_colors.csv', { type: 'aztec', starred: false }],
    ['catima_v1_no_barcode_type.csv', { type: 'none', starred: false }],
    ['catima_v1_no_starred_field.csv', { type: 'aztec', starred: false }],
    ['catima_v1_starred_field.csv', { type: 'aztec', starred: true }],
    ['catima_v1_invalid_starred_field.csv', { type: 'aztec', starred: false }],
    ['catima_v1_invalid_starred_field_2.csv', { type: 'aztec', starred: false }],
  ])('gives the card of %s', async (name, values) => {
    const { rows, problems } = await read(name);
    expect(problems).toEqual([]);
    expect(rows).toMatchObject([
      { title: 'store', line: 2, values: { name: 'store', note: 'note', cardId: '12345', ...values } },
    ]);
  });

  it('refuses the card whose type and colour are none', async () => {
    const { rows, problems } = await read('catima_v1_invalid_colors.csv');
    expect(rows).toEqual([]);
    expect(problems).toEqual([
      { title: 'store', line: 2, reason: '“type” is not a type of code that a card can have here.' },
    ]);
  });
});

it.each([
  ['1,,,,', 'The card in line 2', 'There is no name.'],
  ['1,Shop,,,', 'Shop', 'There is no Card ID.'],
  ['1,Shop,7,MAXICODE,', 'Shop', '“MAXICODE” is not a type of code that a card can have here.'],
  ['1,Shop,7,,soon', 'Shop', '“soon” is not a date.'],
  ['1,Shop,7,,999999999999999', 'Shop', '“999999999999999” is not a date.'],
])('names what is wrong with %s', async (line, title, reason) => {
  const { rows, problems } = await read('x.csv', bytesOf(`_id,store,cardid,barcodetype,expiry\n${line}\n`));
  expect(rows).toEqual([]);
  expect(problems).toEqual([{ title, line: 2, reason }]);
});

const HEAD = '_id,store,cardid,barcodeid,barcodetype';
const LONG = `HC1:${'6BF'.repeat(40)}`;

it.each([
  ['to the letter', 'M1DOE ,,AZTEC', { cardId: 'M1DOE', code: 'M1DOE ', type: 'aztec' }],
  ['on its last line', '"12\n",,QR_CODE', { cardId: '12', code: '12\n', type: 'qrtext' }],
  ['of any length', `${LONG},,QR_CODE`, { cardId: LONG.slice(0, 100), code: LONG, type: 'qrtext' }],
  ['below another number', '7, 8 ,QR_CODE', { cardId: '7', code: ' 8 ', type: 'qrtext' }],
  ['without spaces that it can’t hold', ' 4006381333931,,EAN_13', { cardId: '4006381333931', code: '' }],
  [
    'with the check digit of EAN-13',
    '400638133393,,EAN_13',
    { cardId: '400638133393', code: '4006381333931' },
  ],
  ['with the check digit of EAN-8', '9638507,,EAN_8', { cardId: '9638507', code: '96385074' }],
  ['with the check digit of UPC-A', '03600029145,,UPC_A', { cardId: '03600029145', code: '036000291452' }],
  ['with the check digit of UPC-E', '0123456,,UPC_E', { cardId: '0123456', code: '01234565' }],
  ['in the pairs of Code 39', 'ab-1,,CODE_39', { cardId: 'ab-1', code: '+A+B-1' }],
  ['and stays where nothing draws it', '40063,,EAN_13', { cardId: '40063', code: '' }],
  ['also without a code', `${LONG},,`, { cardId: LONG.slice(0, 100), code: LONG, type: 'none' }],
])('keeps the text that Catima draws %s', async (_, cells, values) => {
  const { rows, problems } = await read('x.csv', bytesOf(`${HEAD}\n1,Shop,${cells}\n`));
  expect(problems).toEqual([]);
  expect(rows).toMatchObject([{ values }]);
});

it('leaves other files alone', async () => {
  for (const text of ['Name,Card ID\nShop,7\n', '[]', '']) {
    expect(await catima.read(importFile('x', bytesOf(text)), {})).toBeNull();
  }
  expect(await catima.read(importFile('x.zip', zipSync({ 'a.txt': bytesOf('_id,store,') })), {})).toBeNull();
});
