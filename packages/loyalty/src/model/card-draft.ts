import type { FieldProblems } from '@hub/pb-client';
import { type CalendarDate, isCalendarDate } from '@hub/tool-kit';
import type { CardType, CardValues, LoyaltyCard } from '../api/loyalty.schema';
import { cardIdProblem, isNumeric } from './card-id';

/** A card while it is being written: what the fields show. */
export interface CardDraft {
  name: string;
  cardId: string;
  type: CardType;
  customUI: boolean;
  expiryDate: string;
  refreshSeconds: string;
  shared: boolean;
}

/** A sentence for each field that can't be saved as it is. */
export type DraftProblems = FieldProblems<CardDraft>;

/** Specification §5. */
const FILL_IN = 'Please fill in Name and Card ID.';
const NUMERIC_ONLY = 'QR code mode requires a numeric Card ID (QR mode uses Version 1 Numeric).';

/** A day: no card asks for a longer period, and the server takes none. */
const MAX_REFRESH_SECONDS = 86_400;
/** No card of the present expires before this date; a date input that got "27" says year 27. */
const FIRST_DATE: CalendarDate = '1900-01-01';

/** The fields of a card, or those of a new one: a private barcode. */
export function draftOf(card: LoyaltyCard | null): CardDraft {
  return {
    name: card?.name ?? '',
    cardId: card?.cardId ?? '',
    type: card?.type ?? 'barcode',
    customUI: card?.customUI ?? false,
    expiryDate: card?.expiryDate ?? '',
    refreshSeconds: card === null || card.refreshSeconds === 0 ? '' : String(card.refreshSeconds),
    shared: card?.shared ?? false,
  };
}

/** What the field of seconds shows after something was typed: nothing negative (specification §5). */
export function clampSeconds(typed: string): string {
  return Number(typed) < 0 ? '0' : typed;
}

function dateProblem(date: string): string | null {
  if (date === '') return null;
  if (!isCalendarDate(date)) return 'Give a date that exists, or leave it empty.';
  return date < FIRST_DATE ? 'Write the year with four digits, such as 2027.' : null;
}

function secondsProblem(seconds: string): string | null {
  const number = Number(seconds);
  if (!Number.isInteger(number)) return 'Give whole seconds; 0 is off.';
  return number > MAX_REFRESH_SECONDS ? `Give at most ${MAX_REFRESH_SECONDS} seconds, a day.` : null;
}

/** What keeps a draft from being saved, in the order of the form; empty when nothing does. */
export function problemsOf(draft: CardDraft): DraftProblems {
  const { name, cardId, type } = valuesOf(draft);
  const problems: Record<string, string | null> = {
    name: name === '' ? 'Give the name of the shop.' : null,
    cardId: cardId === '' ? 'Give the number on the card.' : cardIdProblem(type, cardId),
    expiryDate: dateProblem(draft.expiryDate),
    refreshSeconds: secondsProblem(draft.refreshSeconds),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

/** What stands above the form while fields are marked wrong: the specification's words where it has some (§5). */
export function noticeOf(draft: CardDraft, problems: DraftProblems): string | undefined {
  const { name, cardId, type } = valuesOf(draft);
  if ((problems.name && name === '') || (problems.cardId && cardId === '')) return FILL_IN;
  if (problems.cardId && type === 'qrcode' && !isNumeric(cardId)) return NUMERIC_ONLY;
  return Object.values(problems).find(Boolean);
}

/** A draft as it is stored. */
export function valuesOf(draft: CardDraft): CardValues {
  return {
    ...draft,
    name: draft.name.trim(),
    cardId: draft.cardId.trim(),
    refreshSeconds: Math.max(0, Number(draft.refreshSeconds)),
  };
}

/** Only what the draft changes of the card (or of nothing), so that nobody else's change is overwritten. */
export function changesOf(card: LoyaltyCard | null, draft: CardDraft): Partial<CardValues> {
  const before = valuesOf(draftOf(card));
  const changed = Object.entries(valuesOf(draft)).filter(
    ([field, value]) => value !== before[field as keyof CardValues],
  );
  return Object.fromEntries(changed);
}

/** Whether leaving now would lose something that was typed or chosen. */
export function hasChanges(card: LoyaltyCard | null, draft: CardDraft): boolean {
  return Object.keys(changesOf(card, draft)).length > 0;
}
