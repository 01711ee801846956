import type { FieldProblems } from '@hub/tool-kit';
import { isNumeric } from '../rules/card-id';
import { codeFault } from '../rules/code-fault';
import { type CodeType, type Encoding, isOtherCode } from '../rules/code-types';
import { cardIdOf, cardIdProblem } from './card-id';
import type { CardDraft } from './loyalty-fields';

/** Specification §5.91. */
const NUMERIC_ONLY = 'QR code mode requires a numeric Card ID (QR mode uses Version 1 Numeric).';

/** Why a non-empty text can't be drawn as a code of a type, as a sentence; `null` if it can. */
export function codeProblem(type: CodeType, text: string, encoding: Encoding | null): string | null {
  if (type === 'none') return null;
  return isOtherCode(type) ? (codeFault(type, text, encoding)?.sentence ?? null) : cardIdProblem(type, text);
}

/** The problems with the text in a draft's code: its Card ID, or the text that replaces it. */
export function checkCardId({ type, cardId, code, encoding }: CardDraft): FieldProblems<CardDraft> {
  const problemOf = (text: string) =>
    type === 'qrcode' && !isNumeric(text)
      ? NUMERIC_ONLY
      : (codeProblem(type, text, encoding || null) ?? undefined);
  return code === '' ? { cardId: problemOf(cardIdOf(cardId)) } : { code: problemOf(code) };
}
