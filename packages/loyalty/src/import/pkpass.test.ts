import { importFile } from '@hub/tool-kit/import';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sample } from '../testing/import-samples';
import { pkpass } from './pkpass';

const inLanguage = (language: string) => vi.stubGlobal('navigator', { language });

beforeEach(() => inLanguage('en'));
afterEach(() => vi.unstubAllGlobals());

const file = (name: string, content = sample(name)) => importFile(name, content);

const passOf = (fields: object) =>
  zipSync({ 'pass.json': strToU8(JSON.stringify({ formatVersion: 1, serialNumber: 'S-1', ...fields })) });

it('is read in the language of the browser', async () => {
  inLanguage('de-AT');
  const german = await pkpass.read(file('Eurowings.pkpass'), {});
  inLanguage('nl');
  const english = await pkpass.read(file('Eurowings.pkpass'), {});
  const message =
    'M1DOE/JOHN         JBZPPP CGNDBVEW 0954 251A012D0073 148>5181W 9250BEW 00000000000002A0000000000000 0                          N';
  expect(german).toMatchObject({
    problems: [],
    rows: [
      {
        title: 'EUROWINGS',
        values: {
          name: 'EUROWINGS',
          type: 'aztec',
          code: message,
          validFrom: '2019-09-08',
          expiryDate: '',
          colour: 'grey',
        },
      },
    ],
  });
  const notes = [german, english].map((reading) =>
    reading !== null && 'rows' in reading ? reading.rows[0]?.values.note : '',
  );
  expect(notes[0]).toContain('Gate: B61\nSitz: 12D\n\nCologne-Bonn: CGN');
  expect(notes[0]).toContain('Eurowings wünscht Ihnen einen angenehmen Flug.');
  expect(notes[1]).toContain('Gate: B61\nSeat: 12D\n\nCologne-Bonn: CGN');
});

it('has its code as Card ID where a person can read it', async () => {
  expect(await pkpass.read(file('DCBLN24.pkpass'), {})).toMatchObject({
    rows: [
      {
        title: 'droidcon Berlin 2024',
        values: { cardId: 'ca4phaix1ahkahD2eiVi5iepahxa6rei', code: '', type: 'qrtext', colour: 'blue' },
      },
    ],
  });
});

it('is found in a bundle, each of them', async () => {
  const reading = await pkpass.read(file('Eurowings.pkpasses'), {});
  expect(reading).toMatchObject({ rows: [{ title: 'EUROWINGS' }, { title: 'EUROWINGS' }], problems: [] });
});

it('without a code is known by its serial number', async () => {
  expect(await pkpass.read(file('Eurowings_no_barcode.pkpass'), {})).toMatchObject({
    rows: [{ values: { cardId: 'REDACTED', type: 'none' } }],
  });
});

it('of a shop brings its balance, its end and the number under its code', async () => {
  const pass = passOf({
    organizationName: 'Grocer',
    expirationDate: '2027-03-01T00:00:00+01:00',
    voided: true,
    backgroundColor: 'rgb(200, 20, 30)',
    barcode: { format: 'PKBarcodeFormatQR', message: 'an older form' },
    barcodes: [{ format: 'PKBarcodeFormatCode128', message: 'X12345Y', altText: '12345' }],
    storeCard: { primaryFields: [{ key: 'balance', label: 'Balance', value: 21.75, currencyCode: 'EUR' }] },
  });
  expect(await pkpass.read(file('Grocer.pkpass', pass), {})).toMatchObject({
    rows: [
      {
        values: {
          name: 'Grocer',
          cardId: '12345',
          code: 'X12345Y',
          type: 'barcode',
          balance: '21.75',
          balanceCurrency: 'EUR',
          expiryDate: '2027-03-01',
          colour: 'red',
          archived: true,
          note: 'Balance: 21.75',
        },
      },
    ],
  });
});

it.each([
  ['\x9e\x81\x80w\0%', '', 'w %'],
  ['\x9e\x81\0', '', 'S-1'],
  ['M1\nDOE', '', 'M1 DOE'],
  ['12 34', '', '1234'],
  ['\x9e', '1234 5678', '12345678'],
])('with the code %j and the text %j under it has the Card ID %j', async (message, altText, cardId) => {
  const barcode = { format: 'PKBarcodeFormatAztec', message, altText, messageEncoding: 'iso-8859-1' };
  const pass = passOf({ organizationName: 'Railway', barcode });
  expect(await pkpass.read(file('x.pkpass', pass), {})).toMatchObject({
    rows: [{ values: { cardId, code: message, encoding: '' } }],
  });
});

it('is read in spite of its issuer’s mistakes', async () => {
  const json = `{"formatVersion": 1, "organizationName": "Club", "serialNumber": 7, "logoText": null,
    "relevantDate": , "voided": "no", "backgroundColor": null, "locations": [1, 2,],
    "barcodes": [null, {"format": "PKBarcodeFormatQR", "message": null},
      {"format": "PKBarcodeFormatMaxi", "message": "1"},
      {"format": "PKBarcodeFormatQR", "message": "A 1", "messageEncoding": null, "altText": null}],
    "generic": {"headerFields": null, "primaryFields": [null, {"key": "x", "label": null, "value": "Line 1
Line 2"}], "backFields": [{"key": "y", "value": true, "currencyCode": null},],},
  }`;
  const zip = zipSync({ 'pass.json': strToU8(json) });
  expect(await pkpass.read(file('x.pkpass', zip), {})).toMatchObject({
    rows: [
      {
        values: {
          name: 'Club',
          cardId: 'A 1',
          code: '',
          type: 'qrtext',
          archived: false,
          note: 'Line 1 Line 2',
        },
      },
    ],
    problems: [],
  });
});

it('takes texts in UTF-16, and says where a note could not hold all', async () => {
  const utf16 = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(
      new Uint16Array(Array.from('"a_b" = "Zeile\\n“2”";', (sign) => sign.charCodeAt(0))).buffer,
    ),
  ]);
  const json = {
    formatVersion: 1,
    organizationName: 'Shop',
    serialNumber: '1',
    description: 'a_b',
    generic: { backFields: [{ key: 'x', value: 'long '.repeat(1200) }] },
  };
  const zip = zipSync({ 'pass.json': strToU8(JSON.stringify(json)), 'en.lproj/pass.strings': utf16 });
  const reading = await pkpass.read(file('x.pkpass', zip), {});
  const note = reading !== null && 'rows' in reading ? (reading.rows[0]?.values.note ?? '') : '';
  expect(note.startsWith('Zeile\n“2”\n\nlong long')).toBe(true);
  expect(note.endsWith('…\n\nThe pass says more than a note can hold.')).toBe(true);
  expect(note.length).toBe(5000);
});

it.each([
  [
    { organizationName: 'Shop', barcode: { format: 'PKBarcodeFormatMaxi', message: '1' } },
    'Shop',
    '“PKBarcodeFormatMaxi” is not a type of code that a card can have here.',
  ],
  [{ formatVersion: 2 }, 'x.pkpass', 'This pass can’t be read: its pass.json is not as Apple describes it.'],
  [{}, 'x.pkpass', 'There is no name.'],
])('that can’t be a card is refused with the reason: %j', async (fields, title, reason) => {
  expect(await pkpass.read(file('x.pkpass', passOf(fields)), {})).toEqual({
    rows: [],
    problems: [{ title, line: null, reason }],
  });
});
