import { count, flag, optionalCalendarDate, optionalText, text } from '@hub/pb-client';
import type { ValuesOf } from '@hub/tool-kit';
import * as v from 'valibot';
import type { loyaltyFields } from '../model/loyalty-fields';

/** A record of the collection `loyalty` as the tool knows it: what is missing is `null`, never `""`. */
export const loyaltyCard = v.object({
  id: text,
  name: text,
  cardId: text,
  type: v.picklist(['qrcode', 'barcode']),
  /** 0 is off. */
  refreshSeconds: count,
  customUI: flag,
  expiryDate: optionalCalendarDate,
  owner: optionalText,
  shared: flag,
  rev: count,
});

/** A shop's membership card. */
export type LoyaltyCard = v.InferOutput<typeof loyaltyCard>;

/** The editable fields of a card; `""` is no date, 0 seconds switch the code change off. */
export type CardValues = ValuesOf<typeof loyaltyFields>;
