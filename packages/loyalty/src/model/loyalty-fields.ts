import { loyaltyLimits } from '@hub/pb-client';
import {
  choiceField,
  dateField,
  type DraftOf,
  type Field,
  type FieldProblems,
  flagField,
  sharedField,
  textField,
} from '@hub/tool-kit';
import { isNumeric } from '../rules/card-id';
import { cardIdProblem } from './card-id';
import { TYPE_CHOICES } from './card-texts';

/** Specification §5. */
const FILL_IN = 'Please fill in Name and Card ID.';
const NUMERIC_ONLY = 'QR code mode requires a numeric Card ID (QR mode uses Version 1 Numeric).';

const { refreshSeconds: MAX_SECONDS } = loyaltyLimits;

function secondsProblem(typed: string): string | undefined {
  const seconds = Number(typed);
  if (!Number.isInteger(seconds)) return 'Give whole seconds; 0 is off.';
  return seconds > MAX_SECONDS ? `Give at most ${MAX_SECONDS} seconds, a day.` : undefined;
}

/** Whole seconds as they are typed; none are 0, which is off. */
const secondsField: Field<number, string, number> = {
  label: 'Refresh in seconds',
  optional: true,
  draftOf: (stored) => (stored ? String(stored) : ''),
  valueOf: (draft) => Math.max(0, Number(draft)),
  problemOf: secondsProblem,
  fieldTextOf: (draft) => (Number(draft) > 0 ? draft : 'off'),
};

/** What the field of seconds shows after something was typed: nothing negative (specification §5). */
export function clampSeconds(typed: string): string {
  return Number(typed) < 0 ? '0' : typed;
}

/** The fields of a card, in the order of the form (specification §2). */
export const loyaltyFields = {
  name: textField({ label: 'Name', limit: loyaltyLimits.name, required: 'Give the name of the shop.' }),
  cardId: textField({
    label: 'Card ID',
    limit: loyaltyLimits.cardId,
    required: 'Give the number on the card.',
  }),
  type: choiceField({ label: 'Type', names: TYPE_CHOICES, initial: 'barcode' }),
  customUI: flagField({ label: 'Use custom UI' }),
  expiryDate: dateField({ label: 'Expiry Date', optional: true }),
  refreshSeconds: secondsField,
  shared: sharedField,
};

/** A card while it is being written. */
export type CardDraft = DraftOf<typeof loyaltyFields>;

/** What is wrong with a draft's number for its type of code. */
export function checkCardId({ type, cardId }: CardDraft): FieldProblems<CardDraft> {
  const trimmed = cardId.trim();
  if (type === 'qrcode' && !isNumeric(trimmed)) return { cardId: NUMERIC_ONLY };
  return { cardId: cardIdProblem(type, trimmed) ?? undefined };
}

/**
 * The sentence above the form when something is missing (specification §5). All other problems are shown at their
 * fields.
 */
export function noticeOf(draft: CardDraft, problems: FieldProblems<CardDraft>): string | undefined {
  const isMissing = (name: 'name' | 'cardId') => problems[name] !== undefined && draft[name].trim() === '';
  return isMissing('name') || isMissing('cardId') ? FILL_IN : undefined;
}
