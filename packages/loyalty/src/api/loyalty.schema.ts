import { count, flag, optionalCalendarDate, optionalText, text } from '@hub/pb-client';
import type { ValuesOf } from '@hub/tool-kit';
import * as v from 'valibot';
import type { loyaltyFields } from '../model/loyalty-fields';
import { CODE_TYPES, COLOURS, ENCODINGS } from '../rules/code-types';

/** One of a few, or `null` where the server sends `""`. */
const optionalChoice = <const Choice extends string>(choices: readonly Choice[]) =>
  v.pipe(
    v.nullable(v.picklist(['', ...choices])),
    v.transform((chosen) => (chosen === '' ? null : chosen)),
  );

/**
 * A record of the collection `loyalty` as the tool knows it: what is missing is `null`, never `""`. What may be left out was
 * not there yet when an older program kept the card on a device.
 */
export const loyaltyCard = v.object({
  id: text,
  name: text,
  cardId: text,
  type: v.picklist(CODE_TYPES),
  /** What the code says where that is not the Card ID, such as a longer number. */
  code: v.optional(optionalText, null),
  /** `null` is ISO-8859-1 where the text fits in it. */
  encoding: v.optional(optionalChoice(ENCODINGS), null),
  /** 0 is off. */
  refreshSeconds: count,
  customUI: flag,
  expiryDate: optionalCalendarDate,
  validFrom: v.optional(optionalCalendarDate, null),
  note: v.optional(optionalText, null),
  /** A decimal number as a text. */
  balance: v.optional(optionalText, null),
  /** A currency of ISO 4217; `null` is points. */
  balanceCurrency: v.optional(optionalText, null),
  groups: v.optional(v.array(text), []),
  starred: v.optional(flag, false),
  archived: v.optional(flag, false),
  /** `null` is a colour that follows from the name. */
  colour: v.optional(optionalChoice(COLOURS), null),
  /** The names of the stored pictures. */
  front: v.optional(optionalText, null),
  back: v.optional(optionalText, null),
  owner: optionalText,
  shared: flag,
  rev: count,
});

/** A shop's membership card. */
export type LoyaltyCard = v.InferOutput<typeof loyaltyCard>;

/** The editable fields of a card; `""` is no date, 0 seconds switch the code change off. */
export type CardValues = ValuesOf<typeof loyaltyFields>;
