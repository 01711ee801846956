import { cardIdFault, MAX_BARCODE_CHARACTERS, MAX_QR_DIGITS } from '../src/rules/card-id';

/** What is wrong with a card's number, as a sentence; `null` when its code can be drawn, and for none at all. */
export function cardIdProblem(type: string, cardId: string): string | null {
  switch (cardId === '' ? null : cardIdFault(type, cardId)) {
    case null:
      return null;
    case 'not-numeric':
      return 'QR code mode requires a numeric Card ID (QR mode uses Version 1 Numeric).';
    case 'not-printable':
      return 'A barcode can hold English letters, digits and common signs only.';
    case 'too-long':
      return type === 'qrcode'
        ? `A QR code holds at most ${MAX_QR_DIGITS} digits.`
        : `A barcode holds at most ${MAX_BARCODE_CHARACTERS} characters.`;
  }
}
