import { isCalendarDate } from '@hub/calendar';
import {
  cellUnder,
  type CsvRow,
  dateInCell,
  hasColumn,
  type ImportFormat,
  readingOf,
} from '@hub/tool-kit/import';
import { hasUnclearComma, readAmount } from '../model/amount';
import { cardIdOf } from '../model/card-id';
import { TYPE_CHOICES, TYPE_NAMES } from '../model/card-texts';
import { codeProblem } from '../model/code-problem';
import { isNumeric } from '../rules/card-id';
import { CODE_TYPES, type CodeType, COLOURS, CURRENCY, ENCODINGS, groupsProblem } from '../rules/code-types';
import { typeOfFormat } from '../scan/formats';
import { groupsIn } from './card-cells';
import {
  guessedType,
  type ImportedCard,
  NotTaken,
  numberAndCode,
  rowOfCard,
  unknownType,
} from './imported-card';

/** The column names that files use; the hub itself writes the first one. */
const COLUMNS = {
  name: ['Name', 'Store', 'Shop', 'Card'],
  cardId: ['Card ID', 'CardId', 'Card number', 'Number', 'Barcode', 'Code'],
  type: ['Type', 'Code type', 'Barcode type', 'Format'],
  code: ['Code says'],
  encoding: ['Encoding'],
  expiryDate: ['Expiry Date', 'Expiry', 'Expires', 'Valid until'],
  validFrom: ['Valid from'],
  note: ['Note', 'Notes', 'Description'],
  balance: ['Balance'],
  balanceCurrency: ['Currency'],
  groups: ['Groups', 'Group', 'Category'],
  colour: ['Colour', 'Color'],
  starred: ['Starred', 'Favourite', 'Favorite'],
  archived: ['Archived'],
  customUI: ['Use custom UI'],
  refreshSeconds: ['Refresh in seconds'],
} as const;
type Column = keyof typeof COLUMNS;

/** Where a date may be a month alone, which day of it is meant. */
const DATES: Partial<Record<Column, 'first' | 'last'>> = { expiryDate: 'last', validFrom: 'first' };

/** A type by its key, by its name in the hub, or by another program's name for it. */
function typeOf(name: string, cardId: string): CodeType | null {
  if (name === '') return guessedType(cardId);
  const wanted = name.toLowerCase();
  const own = CODE_TYPES.find((type) =>
    [type, TYPE_NAMES[type], TYPE_CHOICES[type]].some((words) => words.toLowerCase() === wanted),
  );
  return own ?? typeOfFormat(name, cardId);
}

/** A number as a spreadsheet writes it once it has taken it for a quantity: `4.00638E+12`. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+\d+$/i;

const isYes = (text: string) => /^(1|yes|true|x)$/i.test(text);

function balanceFault(balance: string): string | null {
  if (balance === '' || readAmount(balance) !== null) return null;
  if (!hasUnclearComma(balance))
    return `The balance “${balance}” is not an amount with up to three decimals.`;
  const [point, none] = ['.', ''].map((sign) => balance.replace(',', sign));
  return `The balance “${balance}” may be ${point} or ${none}: write one of them.`;
}

/** Why the cells of a card are rejected, as a sentence. */
function faultOf(read: (column: Column) => string): string | null {
  if (read('name') === '') return 'There is no name.';
  if (read('cardId') === '') return 'There is no Card ID.';
  if (SHORTENED.test(read('cardId'))) {
    return `A spreadsheet has shortened the number to “${read('cardId')}”: make its column text, and enter it again.`;
  }
  for (const column of ['expiryDate', 'validFrom'] as const) {
    const date = read(column);
    if (date !== '' && !isCalendarDate(date)) return `“${date}” is not a date: write it as 2027-01-31.`;
  }
  const balance = balanceFault(read('balance'));
  if (balance !== null) return balance;
  if (read('balanceCurrency') !== '' && !CURRENCY.test(read('balanceCurrency'))) {
    return `“${read('balanceCurrency')}” is not a currency: write three letters, such as EUR.`;
  }
  return groupsProblem(groupsIn(read('groups')));
}

/** Reads the cells of a row, without outer spaces and with dates as the hub writes them. */
const readerOf = (row: CsvRow) => (column: Column) => {
  const cell = cellUnder(row, COLUMNS[column]).trim();
  const edge = DATES[column];
  return edge === undefined ? cell : dateInCell(cell, edge);
};

/**
 * The number of a card. In a table that was made by hand its digits may be in groups, as they are printed: they stay as they
 * are written where the table says what the code says, or says a type that can hold it.
 */
function numberIn(read: (column: Column) => string): string {
  const [number, name] = [read('cardId'), read('type')];
  const digits = cardIdOf(number);
  if (read('code') !== '' || !isNumeric(digits)) return number;
  const type = name === '' ? null : typeOf(name, number);
  return type !== null && codeProblem(type, number, null) === null ? number : digits;
}

function cardOf(row: CsvRow): ImportedCard | NotTaken {
  const read = readerOf(row);
  const fault = faultOf(read);
  if (fault !== null) return new NotTaken(fault);
  const number = numberIn(read);
  const type = typeOf(read('type'), number);
  if (type === null) return unknownType(read('type'));
  const colour = COLOURS.find((one) => one === read('colour').toLowerCase());
  return {
    name: read('name'),
    type,
    ...numberAndCode(number, cellUnder(row, COLUMNS.code) || number),
    encoding: ENCODINGS.find((one) => one === read('encoding').toUpperCase()) ?? '',
    expiryDate: read('expiryDate'),
    validFrom: read('validFrom'),
    note: read('note'),
    balance: readAmount(read('balance')) ?? '',
    balanceCurrency: read('balanceCurrency'),
    groups: groupsIn(read('groups')),
    ...(colour && { colour }),
    starred: isYes(read('starred')),
    archived: isYes(read('archived')),
    ...(read('customUI') !== '' && { customUI: isYes(read('customUI')) }),
    ...(/^\d+$/.test(read('refreshSeconds')) && { refreshSeconds: Number(read('refreshSeconds')) }),
  };
}

/** A table of cards with a header row, written by the hub or by hand. It needs a name and a number. */
export const cardCsv: ImportFormat<ImportedCard> = {
  id: 'csv',
  name: 'a table',
  read: (file) => {
    const table = file.table();
    if (table === null || !hasColumn(table, COLUMNS.name) || !hasColumn(table, COLUMNS.cardId)) {
      return Promise.resolve(null);
    }
    const cards = table.rows.map((row) => {
      const title = readerOf(row)('name') || `The card in line ${row.line}`;
      return rowOfCard(title, row.line, cardOf(row));
    });
    return Promise.resolve(readingOf(cards));
  },
};
