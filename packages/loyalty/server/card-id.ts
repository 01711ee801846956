import { cardIdFault, MAX_BARCODE_CHARACTERS, MAX_QR_DIGITS } from '../src/rules/card-id';
import { codeFault } from '../src/rules/code-fault';
import { CODE_TYPES, type CodeType, ENCODINGS, type Encoding, isOtherCode } from '../src/rules/code-types';

/** Why a code can't be drawn from a text, as a sentence; `null` if it can, and for an empty text. */
export function cardIdProblem(type: CodeType, text: string, encoding: Encoding | null = null): string | null {
  if (text === '' || type === 'none') return null;
  if (isOtherCode(type)) return codeFault(type, text, encoding)?.sentence ?? null;
  switch (cardIdFault(type, text)) {
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

/** The fields of a card that determine its code. */
export interface CodeFields {
  type: string;
  cardId: string;
  /** `""` if the code contains the Card ID. */
  code: string;
  encoding: string;
}

/** The matching choice; `undefined` for any other text, which the validation of its own field rejects. */
function oneOf<Choice extends string>(choices: readonly Choice[], text: string): Choice | undefined {
  return choices.find((choice) => choice === text);
}

/**
 * The problems of the Card ID and of the code. Only the text that is drawn is checked: the code or, without one, the
 * Card ID.
 */
export function codeProblems({ type: named, cardId, code, encoding }: CodeFields): {
  cardId: string | null;
  code: string | null;
} {
  const type = oneOf(CODE_TYPES, named);
  if (type === undefined) return { cardId: null, code: null };
  const chosen = oneOf(ENCODINGS, encoding) ?? null;
  return code === ''
    ? { cardId: cardIdProblem(type, cardId, chosen), code: null }
    : { cardId: null, code: cardIdProblem(type, code, chosen) };
}
