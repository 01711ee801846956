import type { FieldProblems } from '@hub/tool-kit';
import { isNumeric } from '../rules/card-id';
import { codeFault } from '../rules/code-fault';
import { type CodeType, type Encoding, isOtherCode } from '../rules/code-types';
import { cardIdOf, cardIdProblem } from './card-id';
import type { CardDraft } from './loyalty-fields';

/** Specification §5. */
const NUMERIC_ONLY = 'QR code mode requires a numeric Card ID (QR mode uses Version 1 Numeric).';

/** What keeps a non-empty text from being drawn as a code of any type, as a sentence; `null` when nothing does. */
export function codeProblem(type: CodeType, text: string, encoding: Encoding | null): string | null {
  if (type === 'none') return null;
  return isOtherCode(type) ? (codeFault(type, text, encoding)?.sentence ?? null) : cardIdProblem(type, text);
}

/** What is wrong with what a draft's code says: its Card ID, or what stands in its place. */
export function checkCardId({ type, cardId, code, encoding }: CardDraft): FieldProblems<CardDraft> {
  const problemOf = (text: string) =>
    type === 'qrcode' && !isNumeric(text)
      ? NUMERIC_ONLY
      : (codeProblem(type, text, encoding || null) ?? undefined);
  return code === '' ? { cardId: problemOf(cardIdOf(cardId)) } : { code: problemOf(code) };
}
