import { cutTo } from '@hub/locale';
import { loyaltyLimits } from '@hub/pb-client';
import { cardIdOf } from '../model/card-id';
import type { CardDraft } from '../model/loyalty-fields';
import type { Found } from './read';

/** The readable part of a text, cut to the length of a Card ID: invisible characters become spaces. */
export function shownOf(text: string): string {
  return cutTo(text.replaceAll(/[\p{C}\s]+/gu, ' ').trim(), loyaltyLimits.cardId).trimEnd();
}

/** The fields of a card that a code fills: the displayed Card ID, and the exact text if it differs. */
export function cardOfScan({
  type,
  code,
  meaning,
  encoding,
}: Found): Pick<CardDraft, 'type' | 'cardId' | 'code' | 'encoding'> {
  const cardId = shownOf(meaning);
  // The form removes spaces from a number, so the code's exact text is stored beside it.
  return { type, cardId, code: cardIdOf(cardId) === code ? '' : code, encoding };
}

/** Why a code can't be stored, as a sentence; `null` if it can. */
export function foundProblem({ code }: Found): string | null {
  if (code.length <= loyaltyLimits.code) return null;
  const [has, most] = [code.length, loyaltyLimits.code].map((count) => count.toLocaleString('en'));
  return `This code holds ${has} characters; a card keeps at most ${most}.`;
}
