/** What a card is shown as. */
export type CardType = 'barcode' | 'qrcode';

/** A QR code of version 1, level M holds so many digits (specification §9). */
const MAX_QR_DIGITS = 34;
const MAX_BARCODE_CHARACTERS = 80;

/** Whether a Card ID holds nothing but the digits 0 to 9. */
export function isNumeric(cardId: string): boolean {
  return /^[0-9]+$/.test(cardId);
}

function qrProblem(cardId: string): string | null {
  if (!isNumeric(cardId)) return 'Use the digits 0 to 9 only.';
  if (cardId.length <= MAX_QR_DIGITS) return null;
  return `A QR code holds at most ${MAX_QR_DIGITS} digits; this has ${cardId.length}.`;
}

function barcodeProblem(cardId: string): string | null {
  const [foreign] = /[^\x20-\x7e]/u.exec(cardId) ?? [];
  if (foreign !== undefined) {
    return `A barcode can’t hold “${foreign}”: use English letters, digits and common signs.`;
  }
  if (cardId.length <= MAX_BARCODE_CHARACTERS) return null;
  return `A barcode holds at most ${MAX_BARCODE_CHARACTERS} characters; this has ${cardId.length}.`;
}

/**
 * What keeps a trimmed, non-empty Card ID from being drawn, as a sentence; `null` when nothing does.
 * A QR code takes 1 to 34 digits, a barcode 1 to 80 printable ASCII characters.
 */
export function cardIdProblem(type: CardType, cardId: string): string | null {
  return type === 'qrcode' ? qrProblem(cardId) : barcodeProblem(cardId);
}
