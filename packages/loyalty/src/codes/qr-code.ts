import { create } from 'qrcode/lib/core/qrcode.js';
import { type CodeGrid, turn } from '../model/code-grid';

/** Specification §9. */
const VERSION = 1;
const LEVEL = 'M';
/** Specification §4: a refreshed code has another mask and stands another way up. */
const MASKS = 8;
const QUARTERS = 4;

/**
 * A QR code, without margins: version 1, level M, numeric. The text is 1 to 34 digits: `cardIdProblem` has found
 * nothing. Each `tick` gives it another look and leaves what it says.
 */
export function qrCodeOf(digits: string, tick: number): CodeGrid {
  const { modules } = create([{ data: digits, mode: 'numeric' }], {
    version: VERSION,
    errorCorrectionLevel: LEVEL,
    maskPattern: tick % MASKS,
  });
  const lines = Array.from({ length: modules.size }, (_, index) => index);
  const grid = lines.map((y) => lines.map((x) => String(modules.get(y, x))).join(''));
  return turn(grid, tick % QUARTERS);
}
