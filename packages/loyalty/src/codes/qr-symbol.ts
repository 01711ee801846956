import BitMatrix from 'qrcode/lib/core/bit-matrix.js';
import ReedSolomonEncoder from 'qrcode/lib/core/reed-solomon-encoder.js';
import type { CodeGrid } from '../model/code-grid';

/**
 * The one kind of QR symbol that cards need (specification §9): version 1, level M, numeric; ISO/IEC 18004. It is put
 * together on qrcode's matrix and error correction, because the whole of qrcode (40 versions, four modes, the search
 * for the best mix of them) weighs 5 kB more than the tool's budget has. A test holds each symbol against qrcode's own.
 */

const SIZE = 21;
const DATA_CODEWORDS = 16;
const CORRECTION_CODEWORDS = 10;
const CAPACITY_BITS = DATA_CODEWORDS * 8;

const NUMERIC_MODE = '0001';
const COUNT_BITS = 10;
const MAX_TERMINATOR_BITS = 4;
const PADDING = ['11101100', '00010001'];

/** Corners of the three finder patterns, and the column or row of the timing patterns. */
const FINDERS = [
  [0, 0],
  [0, SIZE - 7],
  [SIZE - 7, 0],
] as const;
const TIMING = 6;

/** Level M with each of the masks, as the 15 bits of the standard's Annex C. */
const FORMATS = [0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0];

/** Which modules a mask turns over. */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** How many looks one number has. */
export const MASK_COUNT = MASKS.length;

function binary(number: number, bits: number): string {
  return number.toString(2).padStart(bits, '0');
}

/** Three digits take 10 bits, two 7, one 4. */
function encodeDigits(digits: string): string {
  const groups = digits.match(/\d{1,3}/g) ?? [];
  return groups.map((group) => binary(Number(group), group.length * 3 + 1)).join('');
}

function dataCodewords(digits: string): Uint8Array {
  const message = NUMERIC_MODE + binary(digits.length, COUNT_BITS) + encodeDigits(digits);
  if (message.length > CAPACITY_BITS) throw new RangeError('A QR code of version 1-M holds 34 digits.');
  const ended = message.padEnd(Math.min(message.length + MAX_TERMINATOR_BITS, CAPACITY_BITS), '0');
  const whole = ended.padEnd(Math.ceil(ended.length / 8) * 8, '0');
  const full = whole.padEnd(CAPACITY_BITS, PADDING.join(''));
  return Uint8Array.from(full.match(/.{8}/g) ?? [], (bits) => parseInt(bits, 2));
}

function drawFinders(matrix: BitMatrix): void {
  for (const [top, left] of FINDERS) {
    for (let row = Math.max(0, top - 1); row <= Math.min(SIZE - 1, top + 7); row += 1) {
      for (let column = Math.max(0, left - 1); column <= Math.min(SIZE - 1, left + 7); column += 1) {
        const ring = Math.max(Math.abs(row - top - 3), Math.abs(column - left - 3));
        matrix.set(row, column, ring === 3 || ring < 2, true);
      }
    }
  }
}

function drawTiming(matrix: BitMatrix): void {
  for (let place = 8; place < SIZE - 8; place += 1) {
    matrix.set(TIMING, place, place % 2 === 0, true);
    matrix.set(place, TIMING, place % 2 === 0, true);
  }
}

/** Level and mask, told twice: around the first finder, and beside the other two. */
function drawFormat(matrix: BitMatrix, format: number): void {
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((format >> bit) & 1) === 1;
    const row = bit < 6 ? bit : bit < 8 ? bit + 1 : SIZE - 15 + bit;
    const column = bit < 8 ? SIZE - 1 - bit : bit === 8 ? 7 : 14 - bit;
    matrix.set(row, 8, dark, true);
    matrix.set(8, column, dark, true);
  }
  matrix.set(SIZE - 8, 8, true, true);
}

/** The free modules in the order of the data: two columns wide, from the right, up and down by turns. */
function* freeModules(matrix: BitMatrix): Generator<[row: number, column: number]> {
  let isUp = true;
  for (let right = SIZE - 1; right > 0; right -= right === TIMING + 2 ? 3 : 2) {
    for (let step = 0; step < SIZE; step += 1) {
      const row = isUp ? SIZE - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (!matrix.isReserved(row, column)) yield [row, column];
      }
    }
    isUp = !isUp;
  }
}

/** The symbol for 1 to 34 digits under one of the masks. */
export function qrSymbol(digits: string, mask: number): CodeGrid {
  const isTurnedOver = MASKS[mask];
  const format = FORMATS[mask];
  if (isTurnedOver === undefined || format === undefined) throw new RangeError(`There is no mask ${mask}.`);

  const matrix = new BitMatrix(SIZE);
  drawFinders(matrix);
  drawTiming(matrix);
  drawFormat(matrix, format);

  const data = dataCodewords(digits);
  const correction = new ReedSolomonEncoder(CORRECTION_CODEWORDS).encode(data);
  const bits = [...data, ...correction].map((codeword) => binary(codeword, 8)).join('');
  let next = 0;
  for (const [row, column] of freeModules(matrix)) {
    matrix.set(row, column, (bits[next] === '1') !== isTurnedOver(row, column), false);
    next += 1;
  }
  const lines = Array.from({ length: SIZE }, (_, index) => index);
  return lines.map((row) => lines.map((column) => matrix.get(row, column)).join(''));
}
