import { loyaltyLimits } from '@hub/pb-client';
import {
  choiceField,
  dateField,
  type DraftOf,
  type Field,
  type FieldProblems,
  fileField,
  flagField,
  listField,
  sharedField,
  textField,
  unaddedField,
} from '@hub/tool-kit';
import { pictureProblem } from '../pictures/picture-problem';
import { CURRENCY, type Colour, type Encoding, groupsProblem } from '../rules/code-types';
import { amountProblem, readTypedAmount, writeAmount } from './amount';
import { cardIdOf } from './card-id';
import { TYPE_CHOICES } from './card-texts';

/** Specification §5.90. */
const FILL_IN = 'Please fill in Name and Card ID.';

const NO_GROUPS: readonly string[] = [];

const { refreshSeconds: MAX_SECONDS } = loyaltyLimits;

function secondsProblem(typed: string): string | undefined {
  const seconds = Number(typed);
  if (!Number.isInteger(seconds)) return 'Enter whole seconds; 0 is off.';
  return seconds > MAX_SECONDS ? `Enter at most ${MAX_SECONDS} seconds (a day).` : undefined;
}

/** Whole seconds as typed text; empty is 0, which is off. */
const secondsField: Field<number, string, number> = {
  label: 'Refresh in seconds',
  optional: true,
  draftOf: (stored) => (stored ? String(stored) : ''),
  valueOf: (draft) => Math.max(0, Number(draft)),
  problemOf: secondsProblem,
  fieldTextOf: (draft) => (Number(draft) > 0 ? draft : 'off'),
};

/** The value of the seconds field after typing: never negative (specification §5.93). */
export function clampSeconds(typed: string): string {
  return Number(typed) < 0 ? '0' : typed;
}

/** An optional choice. */
function optionalChoice<Choice extends string>(
  label: string,
): Field<Choice | null, Choice | '', Choice | ''> {
  return {
    label,
    optional: true,
    draftOf: (stored) => stored ?? '',
    valueOf: (draft) => draft,
    fieldTextOf: (draft) => draft || 'nothing',
  };
}

/** An amount in the person's notation. */
const balanceField = {
  ...textField({
    label: 'Balance',
    optional: true,
    limit: loyaltyLimits.balance,
    normalise: (typed) => readTypedAmount(typed) ?? typed.trim(),
  }),
  equalChangeHint:
    'Both changes come to the same balance. If each took something off, one is missing: take it off once more.',
  draftOf: (stored: string | null | undefined) => (stored ? writeAmount(stored) : ''),
  problemOf: (draft: string) => (draft.trim() === '' ? undefined : amountProblem(draft)),
};

/** An ISO 4217 code, in capitals; without one, the balance is in points. */
const currencyField = {
  ...textField({
    label: 'Currency',
    optional: true,
    limit: loyaltyLimits.balanceCurrency,
    normalise: (typed) => typed.trim().toUpperCase(),
  }),
  problemOf: (draft: string) =>
    draft.trim() === '' || CURRENCY.test(draft.trim().toUpperCase())
      ? undefined
      : 'Enter a three-letter code such as EUR, or nothing for points.',
};

const pictureField = (label: string) =>
  fileField<string>({
    label,
    problemOf: pictureProblem,
    storedText: (fileName) => ({ text: 'a picture', identity: fileName }),
  });

const groupsField = listField<readonly string[], string, readonly string[]>({
  label: 'Groups',
  optional: true,
  draftOf: (stored = NO_GROUPS) => stored,
  valueOf: (draft) => draft,
  problemOf: (draft) => groupsProblem(draft) ?? undefined,
  inWords: (draft) => draft.join(', '),
});

/** The fields of a card, in the order of the form (specification §2.92, §2.169). */
export const loyaltyFields = {
  name: textField({ label: 'Name', limit: loyaltyLimits.name, required: 'Enter the name of the shop.' }),
  cardId: {
    ...textField({
      label: 'Card ID',
      limit: loyaltyLimits.cardId,
      required: 'Enter the number on the card.',
      normalise: cardIdOf,
    }),
    // A Card ID that was stored with spaces keeps them until somebody edits it.
    untouchedValueOf: (draft: string) => draft,
  },
  type: choiceField({ label: 'Type', names: TYPE_CHOICES, initial: 'barcode' }),
  /** The exact text in the code if it is not the Card ID. */
  code: textField({
    label: 'Code says',
    limit: loyaltyLimits.code,
    optional: true,
    normalise: (typed) => typed,
  }),
  encoding: optionalChoice<Encoding>('Encoding'),
  customUI: flagField({ label: 'Use custom UI' }),
  expiryDate: dateField({ label: 'Expiry Date', optional: true }),
  refreshSeconds: secondsField,
  validFrom: dateField({ label: 'Valid from', optional: true }),
  note: textField({ label: 'Note', limit: loyaltyLimits.note, optional: true }),
  balance: balanceField,
  balanceCurrency: currencyField,
  groups: groupsField,
  unaddedGroup: unaddedField({
    label: 'New group',
    problem: 'This group is typed but not added. Add it, or clear the field.',
  }),
  colour: optionalChoice<Colour>('Colour'),
  starred: flagField({ label: 'Starred', optional: true }),
  archived: flagField({ label: 'Archived', optional: true }),
  front: pictureField('Front'),
  back: pictureField('Back'),
  shared: sharedField,
};

/** A card while the person edits it. */
export type CardDraft = DraftOf<typeof loyaltyFields>;

/** What is said above the form if something is missing (specification §5.90); fields say the rest. */
export function noticeOf(draft: CardDraft, problems: FieldProblems<CardDraft>): string | undefined {
  const isMissing = (name: 'name' | 'cardId') => problems[name] !== undefined && draft[name].trim() === '';
  return isMissing('name') || isMissing('cardId') ? FILL_IN : undefined;
}
