import { type CodeGrid, turn } from '../model/code-grid';
import { MASK_COUNT, qrSymbol } from './qr-symbol';

/** Specification §4: a refreshed code has another mask and stands another way up. */
const QUARTERS = 4;

/**
 * A QR code, without margins, for 1 to 34 digits: `cardIdProblem` has found nothing. Each `tick` gives it another look
 * and leaves what it says.
 */
export function qrCodeOf(digits: string, tick: number): CodeGrid {
  return turn(qrSymbol(digits, tick % MASK_COUNT), tick % QUARTERS);
}
