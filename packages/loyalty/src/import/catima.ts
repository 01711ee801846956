import { isCalendarDate, toCalendarDate } from '@hub/calendar';
import {
  type CsvRow,
  type ImportFile,
  type ImportFormat,
  ImportFault,
  parseCsv,
  readingOf,
} from '@hub/tool-kit/import';
import { readAmount } from '../model/amount';
import { CURRENCY, groupsProblem } from '../rules/code-types';
import { typeOfFormat } from '../scan/formats';
import {
  combined,
  encodedTextOf,
  type ImportedCard,
  nearestColour,
  NotTaken,
  numberAndCode,
  rowOfCard,
  unknownType,
} from './imported-card';

/** The file of the cards in an exported ZIP file; the pictures are next to it. */
export const CATIMA_CSV = 'catima.csv';
/** More columns than any of its tables has. */
const COLUMNS = Array.from({ length: 24 }, (_, column) => String(column));

/** A row of a table: its cells by the names of the table's own header. */
type Cells = Pick<CsvRow, 'line' | 'cell'>;

interface Tables {
  cards: readonly Cells[];
  /** The groups of each card, by its `_id`. */
  groups: ReadonlyMap<string, readonly string[]>;
}

function underHead(head: CsvRow, row: CsvRow): Cells {
  const columns = new Map(COLUMNS.map((column) => [head.cell(column).trim().toLowerCase(), column]));
  return { line: row.line, cell: (name) => row.cell(columns.get(name) ?? '') };
}

/** The tables in a text: the first version has one; the second has groups, cards, and which card is in which group. */
function tablesOf(text: string): Tables | null {
  const { rows } = parseCsv(text, { head: COLUMNS });
  const isHead = (row: CsvRow, ...names: string[]) =>
    names.every((name, at) => row.cell(String(at)) === name);
  const first = rows.findIndex((row) => isHead(row, '_id', 'store'));
  const head = rows[first];
  if (head === undefined) return null;
  const version = first === 0 ? '1' : rows[0]?.cell('0');
  if (version !== '1' && version !== '2') {
    throw new ImportFault(
      `This file is in version ${version ?? '?'} of Catima’s format; the hub reads versions 1 and 2.`,
    );
  }
  const last = rows.findIndex((row) => isHead(row, 'cardId', 'groupId'));
  const end = last === -1 ? rows.length : last;
  const groups = new Map<string, string[]>();
  for (const row of rows.slice(end + 1)) {
    const card = row.cell('0');
    groups.set(card, [...(groups.get(card) ?? []), row.cell('1')]);
  }
  return { cards: rows.slice(first + 1, end).map((row) => underHead(head, row)), groups };
}

const DAY_MS = 86_400_000;

/** Whether a time is midnight in UTC. */
const isMidnight = (moment: Date) => moment.getTime() % DAY_MS === 0;

/** Catima stores a date as the milliseconds of its midnight: in UTC, or in older versions, local time. */
function dateOf(field: 'validFrom' | 'expiryDate', milliseconds: string): ImportedCard | NotTaken {
  if (milliseconds === '') return {};
  const moment = new Date(/^-?\d+$/.test(milliseconds) ? Number(milliseconds) : NaN);
  const date = Number.isNaN(moment.getTime())
    ? ''
    : isMidnight(moment)
      ? moment.toISOString().slice(0, 10)
      : toCalendarDate(moment);
  return isCalendarDate(date) ? { [field]: date } : new NotTaken(`“${milliseconds}” is not a date.`);
}

function codeOf({ cell }: Cells): ImportedCard | NotTaken {
  const format = cell('barcodetype');
  const number = cell('cardid');
  const text = cell('barcodeid') || number;
  const type = format === '' ? 'none' : typeOfFormat(format, text);
  if (type === null) return unknownType(format);
  const encoding = type !== 'none' && cell('barcodeencoding') === 'UTF-8' ? 'UTF-8' : '';
  return { type, encoding, ...numberAndCode(number, encodedTextOf(type, text)) };
}

/** Catima writes a balance of 0 points if there is none. */
function balanceOf({ cell }: Cells): ImportedCard | NotTaken {
  const [balance, balanceCurrency] = [cell('balance'), cell('balancetype')];
  if (balanceCurrency === '' && Number(balance) === 0) return {};
  const amount = readAmount(balance);
  if (amount === null)
    return new NotTaken(`The balance “${balance}” is not an amount with up to three decimals.`);
  if (balanceCurrency !== '' && !CURRENCY.test(balanceCurrency)) {
    return new NotTaken(`“${balanceCurrency}” is not a currency.`);
  }
  return { balance: amount, balanceCurrency };
}

/** A signed 32-bit colour, alpha first. */
function colourOf(argb: string): ImportedCard | NotTaken {
  if (argb === '') return {};
  const number = Number(argb);
  if (!Number.isInteger(number)) return new NotTaken(`“${argb}” is not a colour.`);
  return { colour: nearestColour((number >> 16) & 0xff, (number >> 8) & 0xff, number & 0xff) };
}

function groupsOf(groups: readonly string[]): ImportedCard | NotTaken {
  const fault = groupsProblem(groups);
  return fault === null ? { groups } : new NotTaken(fault);
}

function cardOf(cells: Cells, groups: readonly string[]): ImportedCard | NotTaken {
  const { cell } = cells;
  const name = cell('store').trim();
  if (name === '') return new NotTaken('There is no name.');
  if (cell('cardid').trim() === '') return new NotTaken('There is no Card ID.');
  const rest = {
    note: cell('note').trim(),
    starred: cell('starstatus') === '1',
    archived: cell('archive') === '1',
  };
  return combined(
    { name, ...rest },
    codeOf(cells),
    balanceOf(cells),
    colourOf(cell('headercolor')),
    dateOf('validFrom', cell('validfrom')),
    dateOf('expiryDate', cell('expiry')),
    groupsOf(groups),
  );
}

/** The pictures of a card. Its icon is skipped, because the hub draws its own. */
function picturesOf(zip: ReadonlyMap<string, Uint8Array<ArrayBuffer>>, id: string): Record<string, File> {
  const pictures: Record<string, File> = {};
  for (const side of ['front', 'back']) {
    const bytes = zip.get(`card_${id}_${side}.png`);
    if (bytes) pictures[side] = new File([bytes], `${side}.png`, { type: 'image/png' });
  }
  return pictures;
}

async function opened(file: ImportFile) {
  const zip = await file.zip();
  const csv = zip?.get(CATIMA_CSV);
  return {
    text: zip ? csv && file.nested(CATIMA_CSV, csv).text() : file.text(),
    zip: zip ?? new Map<string, Uint8Array<ArrayBuffer>>(),
  };
}

/**
 * Cards of Catima (https://catima.app): its ZIP file with pictures, or the CSV file in it, in both versions.
 * A value that Catima itself would reject, such as a colour that is not a number, rejects only its card.
 */
export const catima: ImportFormat<ImportedCard> = {
  id: 'catima',
  name: 'Catima',
  read: async (file) => {
    const { text, zip } = await opened(file);
    if (text === undefined || text === null || !/^_id,store,/m.test(text)) return null;
    const tables = tablesOf(text);
    if (tables === null) return null;
    const cards = tables.cards.map((cells) => {
      const { line, cell } = cells;
      const title = cell('store').trim() || `The card in line ${line}`;
      const card = cardOf(cells, tables.groups.get(cell('_id')) ?? []);
      return rowOfCard(title, line, card, picturesOf(zip, cell('_id')));
    });
    return readingOf(cards);
  },
};
