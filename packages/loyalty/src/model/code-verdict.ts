import { checkDigitNote, codeFault } from '../rules/code-fault';
import { hiddenCharacter } from '../rules/invisible';
import { CODE_TYPES, type CodeType, isOtherCode } from '../rules/code-types';
import { cardIdOf } from './card-id';
import { codeProblem } from './code-problem';
import type { CardDraft } from './loyalty-fields';

/** The fields of a draft that determine its code. */
export type CodeDraft = Pick<CardDraft, 'type' | 'cardId' | 'code' | 'encoding'>;

/** The message about a code while the person types. */
export interface CodeVerdict {
  tone: 'ok' | 'warning';
  sentence: string;
}

/** The text in a draft's code: its Card ID in the stored form, or the exact text that replaces it. */
export function encodedText({ cardId, code }: CodeDraft): string {
  return code || cardIdOf(cardId);
}

/**
 * What is wrong with a code while the person types it, or that its check digit is right; `null` if there is nothing
 * to say.
 */
export function verdictOf(draft: CodeDraft): CodeVerdict | null {
  const text = encodedText(draft);
  if (text === '') return null;
  const problem = codeProblem(draft.type, text, draft.encoding || null);
  if (problem !== null) return { tone: 'warning', sentence: problem };
  const hidden = hiddenCharacter(text);
  if (hidden !== null) return { tone: 'warning', sentence: `The code also contains ${hidden}.` };
  const note = checkDigitNote(draft.type, text);
  return note && { tone: note.fits ? 'ok' : 'warning', sentence: note.sentence };
}

/** The requirements of the types that can encode only some texts. */
const NEEDS: Partial<Record<CodeType, string>> = {
  ean13: 'EAN-13 takes 13 digits',
  ean8: 'EAN-8 takes 8',
  upca: 'UPC-A takes 12',
  upce: 'UPC-E takes 8',
  code39: 'Code 39 takes capitals and digits',
  code93: 'Code 93 takes English letters and digits',
  itf: 'ITF takes an even number of digits',
  codabar: 'Codabar takes digits',
};

/**
 * The types that can't encode a draft's text. The specification's two are excluded, because they show their
 * own message, and so are types for which only the check digit is wrong.
 */
export function typesThatCannot(draft: CodeDraft): CodeType[] {
  const text = encodedText(draft);
  if (text === '') return [];
  return CODE_TYPES.filter((type) => {
    if (!isOtherCode(type)) return false;
    const fault = codeFault(type, text, draft.encoding || null);
    return fault !== null && !fault.isCheckDigit;
  });
}

/** Why types are greyed out, as a sentence; `undefined` if none are. */
export function greyInWords(types: readonly CodeType[]): string | undefined {
  const needs = types.flatMap((type) => NEEDS[type] ?? []);
  return needs.length === 0 ? undefined : `Grey types can’t hold this: ${needs.join(', ')}.`;
}
