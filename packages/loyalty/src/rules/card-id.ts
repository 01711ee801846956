/** A QR code of version 1, level M holds so many digits (specification §9). */
export const MAX_QR_DIGITS = 34;
/** The most characters of a barcode. */
export const MAX_BARCODE_CHARACTERS = 80;

/** Why a Card ID can't be drawn: a QR code holds digits alone, a barcode printable ASCII alone, and both only so many. */
export type CardIdFault = 'not-numeric' | 'not-printable' | 'too-long';

/** Whether a Card ID holds nothing but the digits 0 to 9. */
export function isNumeric(cardId: string): boolean {
  return /^[0-9]+$/.test(cardId);
}

/** What keeps a trimmed, non-empty Card ID from being drawn; `null` when nothing does. Screens and server word it. */
export function cardIdFault(type: string, cardId: string): CardIdFault | null {
  if (type === 'qrcode') {
    if (!isNumeric(cardId)) return 'not-numeric';
    return cardId.length > MAX_QR_DIGITS ? 'too-long' : null;
  }
  if (/[^\x20-\x7e]/.test(cardId)) return 'not-printable';
  return cardId.length > MAX_BARCODE_CHARACTERS ? 'too-long' : null;
}
