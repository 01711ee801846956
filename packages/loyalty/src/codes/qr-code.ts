import {
  create,
  type QRCodeMaskPattern,
  type QRCodeOptions,
  type QRCodeSegment,
} from 'qrcode/lib/core/qrcode.js';
import { type CodeGrid, turn } from '../model/code-grid';

/** Specification §4.92: a refreshed code has another mask and another rotation. */
const MASKS = 8;
const QUARTERS = 4;

/** A QR code of level M, without margins, with the look of a tick. */
export function symbolOf(segment: QRCodeSegment, tick: number, options: QRCodeOptions): CodeGrid {
  const maskPattern = (tick % MASKS) as QRCodeMaskPattern;
  const { modules } = create([segment], { errorCorrectionLevel: 'M', maskPattern, ...options });
  const lines = Array.from({ length: modules.size }, (_, index) => index);
  const grid = lines.map((row) => lines.map((column) => String(modules.get(row, column))).join(''));
  return turn(grid, tick % QUARTERS);
}

/**
 * The QR code of specification §9.92, version 1, numeric, without margins, for 1 to 34 digits: `cardIdProblem`
 * has checked the text. Each `tick` changes its look, but not its content.
 */
export function qrCodeOf(digits: string, tick: number): CodeGrid {
  return symbolOf({ data: digits, mode: 'numeric' }, tick, { version: 1 });
}
