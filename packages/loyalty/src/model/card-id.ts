import {
  type CardIdFault,
  cardIdFault,
  type CardType,
  MAX_BARCODE_CHARACTERS,
  MAX_QR_DIGITS,
} from '../rules/card-id';

const TOO_LONG: Readonly<Record<CardType, (length: number) => string>> = {
  qrcode: (length) => `A QR code holds at most ${MAX_QR_DIGITS} digits; this has ${length}.`,
  barcode: (length) => `A barcode holds at most ${MAX_BARCODE_CHARACTERS} characters; this has ${length}.`,
};

const SENTENCES: Readonly<Record<CardIdFault, (type: CardType, cardId: string) => string>> = {
  'not-numeric': () => 'Use the digits 0 to 9 only.',
  'not-printable': (_, cardId) => {
    const [foreign = ''] = /[^\x20-\x7e]/u.exec(cardId) ?? [];
    return `A barcode can’t hold “${foreign}”: use English letters, digits and common signs.`;
  },
  'too-long': (type, { length }) => TOO_LONG[type](length),
};

/** What keeps a trimmed, non-empty Card ID from being drawn, as a sentence; `null` when nothing does. */
export function cardIdProblem(type: CardType, cardId: string): string | null {
  const fault = cardIdFault(type, cardId);
  return fault && SENTENCES[fault](type, cardId);
}
