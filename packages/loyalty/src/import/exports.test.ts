import { importFile, writeCsv } from '@hub/tool-kit/import';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { codeProblem } from '../model/code-problem';
import { CODE_TYPES, COLOURS, ENCODINGS } from '../rules/code-types';
import { sampleCard } from '../testing';
import { CARD_HEAD, cellsOfCard } from './card-cells';
import { cardCsv } from './card-csv';
import { catima } from './catima';
import { catimaZip } from './catima-zip';

vi.stubEnv('TZ', 'America/Sao_Paulo');

const trimmed = (text: string) => text.replaceAll('\r', '').trim();
const line = fc
  .string({ minLength: 1, maxLength: 30 })
  .map(trimmed)
  .filter((text) => text !== '');
const text = fc.oneof(
  line,
  fc.constantFrom('=1+1', '+49 30', '-5', '@x', "'=1", 'a, "b"; c', 'Zeile 1\n\nZeile 3'),
);
const date = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

/** Cards as the hub stores them. */
const card: fc.Arbitrary<LoyaltyCard> = fc
  .record({
    name: text,
    cardId: text,
    type: fc.constantFrom(...CODE_TYPES),
    code: optional(fc.oneof(line, fc.constant(' 12 '))),
    encoding: optional(fc.constantFrom(...ENCODINGS)),
    expiryDate: optional(date),
    validFrom: optional(date),
    note: optional(text),
    balance: optional(fc.constantFrom('0', '12.50', '-3', '7')),
    groups: fc.uniqueArray(fc.oneof(line, fc.constantFrom('Food', 'Food, drink', '[1]', '"')), {
      maxLength: 3,
    }),
    colour: optional(fc.constantFrom(...COLOURS)),
    starred: fc.boolean(),
    archived: fc.boolean(),
    customUI: fc.boolean(),
    refreshSeconds: fc.constantFrom(0, 30),
  })
  .map((values) => sampleCard({ ...values, balanceCurrency: values.balance === null ? null : 'EUR' }))
  .filter(({ code, cardId }) => code !== cardId);

/** Cards whose code can be drawn: the hub refuses others. */
const drawable = card.filter(
  ({ type, cardId, code, encoding }) => codeProblem(type, code ?? cardId, encoding) === null,
);

/** The values that reading the file must return: an empty field is an empty text. */
function valuesOf({
  code,
  encoding,
  note,
  balance,
  balanceCurrency,
  expiryDate,
  validFrom,
  colour,
  ...rest
}: LoyaltyCard) {
  return {
    ...{ name: rest.name, cardId: rest.cardId, type: rest.type, groups: rest.groups },
    ...{ starred: rest.starred, archived: rest.archived, code: code ?? '', encoding: encoding ?? '' },
    ...{ note: note ?? '', balance: balance ?? '', balanceCurrency: balanceCurrency ?? '' },
    ...{ expiryDate: expiryDate ?? '', validFrom: validFrom ?? '', colour: colour ?? '' },
  };
}

const filled = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

async function readBack(format: typeof cardCsv, name: string, bytes: Uint8Array<ArrayBuffer>) {
  const reading = await format.read(importFile(name, bytes), {});
  if (reading === null || 'question' in reading) throw new Error('The file was not read.');
  expect(reading.problems).toEqual([]);
  return reading.rows.map(({ values, files = {} }) => ({ values, files }));
}

it('are taken back unchanged from the hub’s own table, with no cell that a spreadsheet would run', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(card, { minLength: 1, maxLength: 5 }), async (cards) => {
      const table = writeCsv(CARD_HEAD, cards.map(cellsOfCard));
      expect(table).not.toMatch(/^[=+@]/m);
      const read = await readBack(cardCsv, 'cards.csv', new TextEncoder().encode(table));
      const expected = cards.map((one) => ({
        ...valuesOf(one),
        customUI: one.customUI,
        refreshSeconds: one.refreshSeconds,
      }));
      const back = read.map(({ values }) => ({ customUI: false, refreshSeconds: 0, ...values }));
      expect(back.map(filled)).toEqual(expected.map(filled));
    }),
    { numRuns: 300 },
  );
});

it('are taken back from Catima’s zip, with their pictures and colours', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(drawable, { minLength: 1, maxLength: 5 }), async (cards) => {
      const bytes = (mark: string) => new TextEncoder().encode(mark);
      const zip = await catimaZip(
        cards.map((one, at) => ({ card: one, front: bytes(`front ${at}`), back: null })),
      );
      const read = await readBack(catima, 'catima.zip', zip);
      for (const [at, { values, files }] of read.entries()) {
        const { type, encoding: _, ...expected } = valuesOf(cards[at]!);
        const { type: readType, encoding: __, ...rest } = values;
        expect(filled(rest)).toEqual(filled(expected));
        // Catima has only one type of QR code. Here it becomes the specification’s if its digits allow that.
        expect(readType?.slice(0, 2)).toBe(type.slice(0, 2));
        expect(await files.front?.text()).toBe(`front ${at}`);
      }
    }),
    { numRuns: 300 },
  );
});

it('have the columns of Catima in its order', async () => {
  const zip = await catimaZip([
    {
      card: sampleCard({ name: 'Grocer', cardId: '123', groups: ['Food'] }),
      front: null,
      back: new Uint8Array([1]),
    },
  ]);
  const files = unzipSync(zip);
  expect(Object.keys(files)).toEqual(['catima.csv', 'card_1_back.png']);
  expect(new TextDecoder().decode(files['catima.csv'])).toBe(
    [
      '2\n',
      '_id\nFood\n',
      '_id,store,note,validfrom,expiry,balance,balancetype,cardid,barcodeid,barcodetype,barcodeencoding,headercolor,starstatus,lastused,archive\n1,Grocer,,,,0,,123,,CODE_128,ISO-8859-1,,0,0,0\n',
      'cardId,groupId\n1,Food\n',
      '',
    ].join('\n'),
  );
});
