import { loyaltyLimits } from '@hub/pb-client';
import type { ImportProblem, ImportRow } from '@hub/tool-kit/import';
import type { CardValues } from '../api/loyalty.schema';
import { codeProblem } from '../model/code-problem';
import { mainColour } from '../pictures/main-colour';
import { checkDigitOf, expandUpcE } from '../rules/check-digits';
import { codeFault } from '../rules/code-fault';
import type { CodeType, Colour } from '../rules/code-types';
import { cardIdFault } from '../rules/card-id';
import { shownOf } from '../scan/card-of-scan';
import { toCode39Pairs } from '../scan/code39-pairs';

/** The values of a card in another program's file. Its pictures are sent separately. */
export type ImportedCard = Partial<Omit<CardValues, 'front' | 'back'>>;

/** Replaces a value that is rejected, with the reason as a sentence. */
export class NotTaken {
  constructor(readonly reason: string) {}
}

const OPAQUE = 255;

/** The card colour that is nearest to an RGB value, each from 0 to 255. */
export function nearestColour(red: number, green: number, blue: number): Colour {
  return mainColour(new Uint8ClampedArray([red, green, blue, OPAQUE]));
}

/**
 * The type of a number without a known type: a type with a check digit if the length and the digit match,
 * otherwise a barcode if it can encode the number, otherwise no code.
 */
export function guessedType(cardId: string): CodeType {
  const checked = (['ean13', 'upca', 'ean8'] as const).find((type) => codeFault(type, cardId, null) === null);
  if (checked) return checked;
  return cardIdFault('barcode', cardId) === null ? 'barcode' : 'none';
}

/** The number of digits before the check digit of a retail code. */
const BEFORE_CHECK_DIGIT: Partial<Record<CodeType, number>> = { ean13: 12, ean8: 7, upca: 11, upce: 7 };

/** The text with the check digit that other programs add when they draw it, or with the pairs of Code 39. */
function completed(type: CodeType, text: string): string {
  if (type === 'code39') return toCode39Pairs(text);
  if (!/^\d+$/.test(text) || text.length !== BEFORE_CHECK_DIGIT[type]) return text;
  return text + checkDigitOf(type === 'upce' ? expandUpcE(text) : text);
}

/**
 * The text that another program encodes in its code: the text itself, unless the code type can encode it only trimmed,
 * or only with the additions of such programs.
 */
export function encodedTextOf(type: CodeType, text: string): string {
  const trimmed = text.trim();
  const texts = [text, trimmed, completed(type, trimmed)];
  return texts.find((one) => codeProblem(type, one, null) === null) ?? trimmed;
}

/** The fields of a card for the number that people see, truncated if it is too long, and the text of its code. */
export function numberAndCode(number: string, text: string): { cardId: string; code: string } {
  const trimmed = number.trim();
  const cardId = trimmed.length <= loyaltyLimits.cardId ? trimmed : shownOf(trimmed);
  return { cardId, code: text === cardId ? '' : text };
}

/** The rejection of a type of code that cards can't have here. */
export function unknownType(name: string): NotTaken {
  return new NotTaken(`“${name}” is not a type of code that a card can have here.`);
}

/** Merges the parts of a card; returns the first rejected part instead if there is one. */
export function combined(...parts: readonly (ImportedCard | NotTaken)[]): ImportedCard | NotTaken {
  const card: ImportedCard = {};
  for (const part of parts) {
    if (part instanceof NotTaken) return part;
    Object.assign(card, part);
  }
  return card;
}

/** A card as a row of its file, or as a problem if it is rejected. */
export function rowOfCard(
  title: string,
  line: number,
  card: ImportedCard | NotTaken,
  files?: ImportRow<ImportedCard>['files'],
): ImportRow<ImportedCard> | ImportProblem {
  if (card instanceof NotTaken) return { title, line, reason: card.reason };
  return { title, line, values: card, ...(files && { files }) };
}
