import { type CalendarDate, isCalendarDate } from '@hub/calendar';
import { tooLong } from '@hub/ui';
import { formatDate } from '../dates/date-in-words';
import type { FieldText } from './conflict';

/**
 * One field of a record: its value in a form, its stored value, and its text. A tool has one table of fields,
 * from which draft, changes, problems and conflict are derived (`field-table.ts`).
 */
export interface Field<Stored = unknown, Draft = unknown, Value = unknown> {
  readonly label: string;
  /** The longest text in characters; the server's limit. */
  readonly limit?: number | undefined;
  /** Left out of a new record if it is empty. */
  readonly optional?: boolean | undefined;
  /** The form has no control for it (such as the owner), so its problem is shown above the form. */
  readonly isHidden?: true | undefined;
  /** A value that is never stored on the device. */
  readonly isSecret?: true;
  /** Shows a problem while the person types, not only at the next save. */
  readonly validatesWhileTyping?: boolean | undefined;
  /** Turns a stored value into the form's value; `undefined` gives the value of a new record. */
  draftOf(stored: Stored | undefined): Draft;
  valueOf(draft: Draft): Value;
  /** The stored value of an untouched draft, if `valueOf` would change it. */
  untouchedValueOf?(draft: Draft): Value;
  /** Whether two values are the same, if they are not simply a text, a number or a boolean. */
  isSame?(value: Value, other: Value): boolean;
  /** Why it can't be saved, as a sentence; `undefined` if it can. */
  problemOf?(draft: Draft): string | undefined;
  /**
   * For a value that is calculated from the old one, such as a balance: the message if the person and somebody else
   * changed it to the same value. Without it, two equal changes count as one.
   */
  readonly equalChangeHint?: string;
  /** Its text in a comparison of two versions. */
  fieldTextOf(draft: Draft, stored: Stored | undefined): FieldText;
}

interface CommonOptions {
  label: string;
  optional?: boolean;
  isHidden?: true;
}

interface TextOptions extends CommonOptions {
  limit?: number;
  /** The message for an empty field; without a message the field is optional. */
  required?: string;
  /** Converts the text to the form in which it is stored; trims by default. */
  normalise?: (text: string) => string;
}

const NOTHING = 'nothing';

/** A text, stored trimmed. */
export function textField({
  required,
  normalise = (text) => text.trim(),
  ...common
}: TextOptions): Field<string | null, string, string> {
  return {
    ...common,
    draftOf: (stored) => stored ?? '',
    valueOf: normalise,
    problemOf: (draft) => {
      const text = normalise(draft);
      return required !== undefined && text === '' ? required : tooLong(text, common.limit);
    },
    fieldTextOf: (draft) => ({ text: normalise(draft) || NOTHING, identity: normalise(draft) }),
  };
}

interface DateOptions extends CommonOptions {
  /** The message for an empty date; without a message the date is optional. */
  required?: string;
}

/** No current document or card expires before this date; a date input with "27" means the year 27. */
const FIRST_DATE: CalendarDate = '1900-01-01';

/** A calendar date; `''` if there is none. */
export function dateField({
  required,
  ...common
}: DateOptions): Field<CalendarDate | null, string, CalendarDate> {
  const problemOf = (draft: string) => {
    if (draft === '') return required;
    if (!isCalendarDate(draft)) return required ?? 'Enter a date that exists, or leave it empty.';
    return draft < FIRST_DATE ? 'Enter the year with four digits, such as 2027.' : undefined;
  };
  return {
    ...common,
    draftOf: (stored) => stored ?? '',
    valueOf: (draft) => draft,
    problemOf,
    fieldTextOf: (draft) => (draft === '' ? NOTHING : formatDate(draft)),
  };
}

/** A boolean. */
export function flagField(common: CommonOptions): Field<boolean, boolean, boolean> {
  return {
    ...common,
    draftOf: (stored) => stored ?? false,
    valueOf: (draft) => draft,
    fieldTextOf: (draft) => (draft ? 'yes' : 'no'),
  };
}

/** Whether everyone on the hub can see a record: the field `shared` of every personal collection. */
export const sharedField = flagField({ label: 'Shared' });

interface ChoiceOptions<Choice extends string> extends CommonOptions {
  /** The label of each choice. */
  names: Readonly<Record<Choice, string>>;
  /** The initial value of a new record. */
  initial: NoInfer<Choice>;
}

/** One of a few choices. */
export function choiceField<Choice extends string>({
  names,
  initial,
  ...common
}: ChoiceOptions<Choice>): Field<Choice, Choice, Choice> {
  return {
    ...common,
    draftOf: (stored) => stored ?? initial,
    valueOf: (draft) => draft,
    fieldTextOf: (draft) => names[draft],
  };
}

interface ListOptions<Stored, Entry, Value> extends CommonOptions {
  /**
   * Turns a stored value (`undefined` for a new record) into the form's. Must return the same object for equal input.
   */
  draftOf: (stored: Stored | undefined) => readonly Entry[];
  valueOf: (draft: readonly Entry[]) => Value;
  problemOf: (draft: readonly Entry[]) => string | undefined;
  /** Its text in a comparison of two versions. */
  inWords: (draft: readonly Entry[]) => string;
}

/** A list that is stored inside its record as JSON, and saved as a whole. */
export function listField<Stored, Entry, Value>({
  inWords,
  ...field
}: ListOptions<Stored, Entry, Value>): Field<Stored, readonly Entry[], Value> {
  return {
    ...field,
    isSame: (value, other) => JSON.stringify(value) === JSON.stringify(other),
    fieldTextOf: (draft) => ({
      text: draft.length === 0 ? NOTHING : inWords(draft),
      identity: JSON.stringify(field.valueOf(draft)),
    }),
  };
}

interface UnaddedOptions {
  label: string;
  /** Shown while something is typed but not added. */
  problem: string;
}

/**
 * Text in a control that adds entries to another field, before it is added. It is part of the draft, so it is stored on
 * the device and counts as unsaved. The form can't be saved with it, so it is never sent.
 */
export function unaddedField({
  label,
  problem,
}: UnaddedOptions): Field<undefined, string, string | undefined> {
  return {
    label,
    draftOf: () => '',
    valueOf: (draft) => draft.trim() || undefined,
    problemOf: (draft) => (draft.trim() === '' ? undefined : problem),
    fieldTextOf: (draft) => draft.trim() || NOTHING,
  };
}

interface SecretOptions {
  label: string;
  problemOf: (text: string) => string | undefined;
}

/** A text that is sent as typed and never read back, such as a password. A conflict does not show it. */
export function secretField(options: SecretOptions): Field<undefined, string, string> {
  return {
    ...options,
    isSecret: true,
    draftOf: () => '',
    valueOf: (draft) => draft,
    fieldTextOf: () => NOTHING,
  };
}
