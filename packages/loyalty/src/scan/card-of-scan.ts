import { loyaltyLimits } from '@hub/pb-client';
import { cardIdOf } from '../model/card-id';
import type { CardDraft } from '../model/loyalty-fields';
import type { Found } from './read';

/** What a person can read of a text: signs that have no look become blanks, and it ends where a Card ID does. */
function shownOf(text: string): string {
  return text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, loyaltyLimits.cardId)
    .trimEnd();
}

/** The fields of a card that a code fills: the Card ID to be seen, and the exact text where that is another. */
export function cardOfScan({
  type,
  code,
  meaning,
  encoding,
}: Found): Pick<CardDraft, 'type' | 'cardId' | 'code' | 'encoding'> {
  const cardId = shownOf(meaning);
  // The form keeps a number without its blanks: where the code has some, it is kept beside the number.
  return { type, cardId, code: cardIdOf(cardId) === code ? '' : code, encoding };
}

/** Why a code can't be kept, as a sentence; `null` where it can. */
export function foundProblem({ code }: Found): string | null {
  if (code.length <= loyaltyLimits.code) return null;
  const [has, most] = [code.length, loyaltyLimits.code].map((count) => count.toLocaleString('en'));
  return `This code holds ${has} characters; a card keeps at most ${most}.`;
}
