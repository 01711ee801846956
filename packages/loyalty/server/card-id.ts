/** A QR code of version 1, level M, numeric (specification §9) holds so many digits. */
const MAX_QR_DIGITS = 34;
const MAX_BARCODE_CHARACTERS = 80;

function qrProblem(cardId: string): string | null {
  if (!/^\d+$/.test(cardId)) {
    return 'QR code mode requires a numeric Card ID (QR mode uses Version 1 Numeric).';
  }
  return cardId.length > MAX_QR_DIGITS ? `A QR code holds at most ${MAX_QR_DIGITS} digits.` : null;
}

function barcodeProblem(cardId: string): string | null {
  if (/[^\x20-\x7e]/.test(cardId)) {
    return 'A barcode can hold English letters, digits and common signs only.';
  }
  return cardId.length > MAX_BARCODE_CHARACTERS
    ? `A barcode holds at most ${MAX_BARCODE_CHARACTERS} characters.`
    : null;
}

/** What is wrong with a card's number, as a sentence; `null` when its code can be drawn, and for none at all. */
export function cardIdProblem(type: string, cardId: string): string | null {
  if (cardId === '') return null;
  return type === 'qrcode' ? qrProblem(cardId) : barcodeProblem(cardId);
}
