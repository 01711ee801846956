/**
 * What is wrong with a card's number, as a sentence; `null` when its code can be drawn.
 * A QR code is version 1, level M, numeric (specification §9): it holds 34 digits.
 */
export function cardIdProblem(type: string, cardId: string): string | null {
  if (type !== 'qrcode' || cardId === '') return null;
  if (!/^\d+$/.test(cardId)) {
    return 'QR code mode requires a numeric Card ID (QR mode uses Version 1 Numeric).';
  }
  return cardId.length > 34 ? 'A QR code holds at most 34 digits.' : null;
}
