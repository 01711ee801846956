import { create, type QRCodeMaskPattern } from 'qrcode/lib/core/qrcode.js';
import { type CodeGrid, turn } from '../model/code-grid';

/** Specification §4: a refreshed code has another mask and is turned another way. */
const MASKS = 8;
const QUARTERS = 4;

/** The symbol of specification §9: version 1, level M, numeric. */
function symbolOf(digits: string, maskPattern: QRCodeMaskPattern): CodeGrid {
  const { modules } = create([{ data: digits, mode: 'numeric' }], {
    version: 1,
    errorCorrectionLevel: 'M',
    maskPattern,
  });
  const lines = Array.from({ length: modules.size }, (_, index) => index);
  return lines.map((row) => lines.map((column) => String(modules.get(row, column))).join(''));
}

/**
 * A QR code, without margins, for 1 to 34 digits: `cardIdProblem` has found nothing. Each `tick` gives it another look
 * and leaves what it says.
 */
export function qrCodeOf(digits: string, tick: number): CodeGrid {
  return turn(symbolOf(digits, (tick % MASKS) as QRCodeMaskPattern), tick % QUARTERS);
}
