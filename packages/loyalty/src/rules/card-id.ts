import { FNC1, isGs1 } from './gs1';

/** The capacity of a QR code of version 1, level M (specification §9.92). */
export const MAX_QR_DIGITS = 34;
/** The maximum length of a barcode. */
export const MAX_BARCODE_CHARACTERS = 80;

/**
 * Why a Card ID can't be drawn: a QR code can contain only digits, a barcode only printable ASCII (and FNC1
 * in a code of GS1), and both have a maximum length.
 */
export type CardIdFault = 'not-numeric' | 'not-printable' | 'too-long';

/** Whether a Card ID contains only the digits 0 to 9. */
export function isNumeric(cardId: string): boolean {
  return /^[0-9]+$/.test(cardId);
}

/** Why a trimmed Card ID can't be drawn; `null` if it can. Screens and server have their own sentences for it. */
export function cardIdFault(type: string, cardId: string): CardIdFault | null {
  if (type === 'qrcode') {
    if (!isNumeric(cardId)) return 'not-numeric';
    return cardId.length > MAX_QR_DIGITS ? 'too-long' : null;
  }
  const characters = isGs1(cardId) ? cardId.replaceAll(FNC1, '') : cardId;
  if (/[^\x20-\x7e]/.test(characters)) return 'not-printable';
  return cardId.length > MAX_BARCODE_CHARACTERS ? 'too-long' : null;
}
