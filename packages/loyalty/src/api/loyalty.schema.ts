import { count, flag, optionalCalendarDate, optionalText, text } from '@hub/pb-client';
import type { ValuesOf } from '@hub/tool-kit';
import * as v from 'valibot';
import type { loyaltyFields } from '../model/loyalty-fields';
import { CODE_TYPES, COLOURS, ENCODINGS } from '../rules/code-types';

/** A choice, or `null` if the server sends `""`. */
const optionalChoice = <const Choice extends string>(choices: readonly Choice[]) =>
  v.pipe(
    v.nullable(v.picklist(['', ...choices])),
    v.transform((chosen) => (chosen === '' ? null : chosen)),
  );

/**
 * A record of the collection `loyalty`, parsed: an empty field is `null`, never `""`. Fields with a default
 * may be missing in cards that an older version stored on a device.
 */
export const loyaltyCard = v.object({
  id: text,
  name: text,
  cardId: text,
  type: v.picklist(CODE_TYPES),
  /** The text in the code if it is not the Card ID, such as a longer number. */
  code: v.optional(optionalText, null),
  /** `null`: ISO-8859-1 if it can encode the text, otherwise UTF-8. */
  encoding: v.optional(optionalChoice(ENCODINGS), null),
  /** 0 is off. */
  refreshSeconds: count,
  customUI: flag,
  expiryDate: optionalCalendarDate,
  validFrom: v.optional(optionalCalendarDate, null),
  note: v.optional(optionalText, null),
  /** A decimal number as text. */
  balance: v.optional(optionalText, null),
  /** An ISO 4217 currency code; `null` for points. */
  balanceCurrency: v.optional(optionalText, null),
  groups: v.optional(v.array(text), []),
  starred: v.optional(flag, false),
  archived: v.optional(flag, false),
  /** `null` for the colour that is derived from the name. */
  colour: v.optional(optionalChoice(COLOURS), null),
  /** The file names of the stored pictures. */
  front: v.optional(optionalText, null),
  back: v.optional(optionalText, null),
  owner: optionalText,
  shared: flag,
  rev: count,
});

/** A shop's membership card. */
export type LoyaltyCard = v.InferOutput<typeof loyaltyCard>;

/** The editable fields of a card; `""` is no date, and 0 seconds turn the refresh off. */
export type CardValues = ValuesOf<typeof loyaltyFields>;
