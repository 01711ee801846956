import { cardIdFault, MAX_BARCODE_CHARACTERS, MAX_QR_DIGITS } from '../src/rules/card-id';
import { codeFault } from '../src/rules/code-fault';
import { CODE_TYPES, type CodeType, ENCODINGS, type Encoding, isOtherCode } from '../src/rules/code-types';

/** What is wrong with what a card's code says, as a sentence; `null` when it can be drawn, and for nothing at all. */
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

/** The fields of a card that say what its code holds. */
export interface CodeFields {
  type: string;
  cardId: string;
  /** `""` where the code says the Card ID. */
  code: string;
  encoding: string;
}

/** One of these; `undefined` for any other text, which its own field refuses. */
function oneOf<Choice extends string>(choices: readonly Choice[], text: string): Choice | undefined {
  return choices.find((choice) => choice === text);
}

/** What is wrong with each of the fields: the text that is drawn is judged, and the other may be what it likes. */
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
