import type { CalendarDate } from '@hub/calendar';
import { zip } from 'fflate';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { encodingOf } from '../rules/code-encoding';
import type { CodeType, Colour } from '../rules/code-types';
import { CATIMA_CSV } from './catima';
import Papa from 'papaparse';

/** A card with the bytes of its pictures. */
export interface ExportedCard {
  card: LoyaltyCard;
  front: Uint8Array | null;
  back: Uint8Array | null;
}

const FORMATS: Readonly<Record<CodeType, string>> = {
  barcode: 'CODE_128',
  qrcode: 'QR_CODE',
  qrtext: 'QR_CODE',
  aztec: 'AZTEC',
  datamatrix: 'DATA_MATRIX',
  pdf417: 'PDF_417',
  ean13: 'EAN_13',
  ean8: 'EAN_8',
  upca: 'UPC_A',
  upce: 'UPC_E',
  code39: 'CODE_39',
  code93: 'CODE_93',
  itf: 'ITF',
  codabar: 'CODABAR',
  none: '',
};

/** An RGB value for each colour, chosen so that its nearest colour in the hub is the same one. */
const COLOURS: Readonly<Record<Colour, number>> = {
  red: 0x924958,
  orange: 0x90502a,
  green: 0x2f7346,
  teal: 0x007475,
  blue: 0x39659b,
  violet: 0x6c5594,
  pink: 0x8b4a70,
  grey: 0x6b7280,
};
const OPAQUE = 0xff000000;

const HEAD = [
  ...['_id', 'store', 'note', 'validfrom', 'expiry', 'balance', 'balancetype', 'cardid', 'barcodeid'],
  ...['barcodetype', 'barcodeencoding', 'headercolor', 'starstatus', 'lastused', 'archive'],
];

/** The time at which a day begins in this time zone, in milliseconds. */
const momentOf = (date: CalendarDate | null) =>
  date === null ? '' : String(new Date(`${date}T00:00:00`).getTime());

/** A signed 32-bit number, alpha first. */
const colourOf = (colour: Colour | null) => (colour === null ? '' : String((OPAQUE | COLOURS[colour]) >> 0));

function cellsOf(card: LoyaltyCard, id: string): string[] {
  const text = card.code ?? card.cardId;
  return [
    ...[id, card.name, card.note ?? '', momentOf(card.validFrom), momentOf(card.expiryDate)],
    ...[card.balance ?? '0', card.balanceCurrency ?? '', card.cardId, card.code ?? ''],
    ...[FORMATS[card.type], encodingOf(text, card.encoding), colourOf(card.colour)],
    ...[card.starred ? '1' : '0', '0', card.archived ? '1' : '0'],
  ];
}

const table = (...rows: string[][]) => Papa.unparse(rows, { newline: '\n' });

function csvOf(cards: readonly ExportedCard[]): string {
  const groups = [...new Set(cards.flatMap(({ card }) => card.groups))];
  const inGroups = cards.flatMap(({ card }, at) => card.groups.map((group) => [String(at + 1), group]));
  return [
    '2',
    table(['_id'], ...groups.map((group) => [group])),
    table(HEAD, ...cards.map(({ card }, at) => cellsOf(card, String(at + 1)))),
    table(['cardId', 'groupId'], ...inGroups),
    '',
  ].join('\n\n');
}

/**
 * The ZIP file that Catima imports: its CSV of version 2, and the pictures. Cells are not escaped, even if
 * they look like a formula, because a program reads them.
 */
export function catimaZip(cards: readonly ExportedCard[]): Promise<Uint8Array<ArrayBuffer>> {
  const files: Record<string, Uint8Array> = { [CATIMA_CSV]: new TextEncoder().encode(csvOf(cards)) };
  for (const [at, { front, back }] of cards.entries()) {
    if (front) files[`card_${at + 1}_front.png`] = front;
    if (back) files[`card_${at + 1}_back.png`] = back;
  }
  return new Promise((resolve, reject) => {
    zip(files, { level: 0 }, (error, bytes) => (error ? reject(error) : resolve(new Uint8Array(bytes))));
  });
}
