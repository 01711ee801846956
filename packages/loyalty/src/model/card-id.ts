import {
  type CardIdFault,
  cardIdFault,
  isNumeric,
  MAX_BARCODE_CHARACTERS,
  MAX_QR_DIGITS,
} from '../rules/card-id';
import { characterInWords, visible } from '../rules/invisible';

/** The specification's two. */
export type FirstType = 'barcode' | 'qrcode';

function tooLong(type: FirstType, { length }: string): string {
  return type === 'qrcode'
    ? `A QR code holds at most ${MAX_QR_DIGITS} digits; this has ${length}.`
    : `A barcode holds at most ${MAX_BARCODE_CHARACTERS} characters; this has ${length}.`;
}

const SENTENCES: Readonly<Record<CardIdFault, (type: FirstType, cardId: string) => string>> = {
  'not-numeric': () => 'Use the digits 0 to 9 only.',
  'not-printable': (_, cardId) => {
    const foreign = characterInWords(cardId, cardId.search(/[^\x20-\x7e]/u));
    return `A barcode can’t hold ${foreign}: use English letters, digits and common signs.`;
  },
  'too-long': tooLong,
};

/** What keeps a non-empty text from being drawn as one of the specification's two codes, as a sentence; `null` when nothing does. */
export function cardIdProblem(type: FirstType, text: string): string | null {
  const fault = cardIdFault(type, text);
  return fault && SENTENCES[fault](type, text);
}

/** What a card's code says: what was given for it, else its Card ID. */
export function codeTextOf({ code, cardId }: { code: string | null; cardId: string }): string {
  return code ?? cardId;
}

/**
 * The Card ID in what was typed or pasted. Cards print their numbers in groups, which are not in their codes: a number of
 * digits alone loses its spaces. In any other text they stay, for they may be a part of it. Invisible characters are
 * dropped.
 */
export function cardIdOf(typed: string): string {
  // JavaScript takes a byte order mark for a space.
  const text = visible(typed.replace(/[^\S\ufeff]/g, ' ')).trim();
  const digits = text.replaceAll(' ', '');
  return isNumeric(digits) ? digits : text;
}

/** Whether a stored number of digits has spaces, which look like the gaps between the groups on a screen. */
export function hasLooseSpaces(cardId: string): boolean {
  return cardId.includes(' ') && isNumeric(cardIdOf(cardId));
}
