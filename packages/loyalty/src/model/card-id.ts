import { plainSigns } from '@hub/locale';
import {
  type CardIdFault,
  cardIdFault,
  isNumeric,
  MAX_BARCODE_CHARACTERS,
  MAX_QR_DIGITS,
} from '../rules/card-id';
import { characterInWords, visible } from '../rules/invisible';

/** The specification's two types. */
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

/** Why a text can't be drawn as one of the specification's two codes, as a sentence; `null` if it can. */
export function cardIdProblem(type: FirstType, text: string): string | null {
  const fault = cardIdFault(type, text);
  return fault && SENTENCES[fault](type, text);
}

/** The text in a card's code: its own text, otherwise the Card ID. */
export function codeTextOf({ code, cardId }: { code: string | null; cardId: string }): string {
  return code ?? cardId;
}

/**
 * The Card ID in a typed or pasted text. Cards print their numbers in groups, but their codes have no spaces,
 * so spaces are removed from a number of only digits, and digits of any script become Latin ones. In any other
 * text both stay, because they may be part of it. Invisible characters are removed.
 */
export function cardIdOf(typed: string): string {
  // JavaScript counts a byte order mark as a space.
  const text = visible(typed.replace(/[^\S\ufeff]/g, ' ')).trim();
  const digits = plainSigns(text).replaceAll(' ', '');
  return isNumeric(digits) ? digits : text;
}

/** Whether a stored number contains spaces, which look like the gaps between groups on the screen. */
export function hasLooseSpaces(cardId: string): boolean {
  return cardId.includes(' ') && isNumeric(cardIdOf(cardId));
}
