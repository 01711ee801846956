import { type Conflict, conflictOf, formatDate } from '@hub/tool-kit';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { type CardDraft, draftOf, valuesOf } from './card-draft';
import { TYPE_CHOICES } from './card-texts';

/** The fields in the words of the form. */
export const LABELS: Record<keyof CardDraft, string> = {
  name: 'Name',
  cardId: 'Card ID',
  type: 'Type',
  customUI: 'Use custom UI',
  expiryDate: 'Expiry Date',
  refreshSeconds: 'Refresh in seconds',
  shared: 'Share with everyone here',
};

function yesOrNo(value: boolean): string {
  return value ? 'yes' : 'no';
}

function read(draft: CardDraft): Record<keyof CardDraft, string> {
  const values = valuesOf(draft);
  return {
    name: values.name,
    cardId: values.cardId,
    type: TYPE_CHOICES[values.type],
    customUI: yesOrNo(values.customUI),
    expiryDate: values.expiryDate === '' ? 'none' : formatDate(values.expiryDate),
    refreshSeconds: values.refreshSeconds === 0 ? 'off' : String(values.refreshSeconds),
    shared: yesOrNo(values.shared),
  };
}

/**
 * Tells apart what the person changed (`draft`, begun at `opened`) and what someone else made of the card
 * meanwhile (`latest`).
 */
export function cardConflict(opened: LoyaltyCard, draft: CardDraft, latest: LoyaltyCard): Conflict {
  const before = read(draftOf(opened));
  const mine = read(draft);
  const theirs = read(draftOf(latest));
  const fields = Object.keys(LABELS) as (keyof CardDraft)[];
  return conflictOf(
    fields.map((field) => ({
      label: LABELS[field],
      before: before[field],
      mine: mine[field],
      theirs: theirs[field],
    })),
  );
}
