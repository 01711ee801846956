import { calendarDate, count, flag, optionalText, text } from '@hub/pb-client';
import type { ValuesOf } from '@hub/tool-kit';
import * as v from 'valibot';
import type { expiryFields } from '../model/expiry-fields';

const fields = {
  id: text,
  name: text,
  expiryDate: calendarDate,
  person: optionalText,
  category: optionalText,
  country: optionalText,
  owner: optionalText,
  shared: flag,
  rev: count,
};

/** A record of the collection `expiry` as the tool knows it: what is missing is `null`, never `""`. */
export const expiryItem = v.pipe(
  v.object({ ...fields, document: optionalText, documentName: optionalText }),
  v.transform(({ document, documentName, ...item }) => ({
    ...item,
    /** The stored file's name on the server, and the name it had when the person chose it. */
    document: document === null ? null : { fileName: document, name: documentName ?? document },
  })),
);

/** One document, or another thing, that expires. */
export type ExpiryItem = v.InferOutput<typeof expiryItem>;

/** An item as it is kept on the device. */
export const persistedExpiryItem: v.GenericSchema<unknown, ExpiryItem> = v.object({
  ...fields,
  document: v.nullable(v.object({ fileName: text, name: text })),
});

/** What a person decides about an item; `""` clears a text, a `null` document takes the file away. */
export type ExpiryValues = ValuesOf<typeof expiryFields>;

/** A record of which only the looked-up field was asked for. */
export const expiryLookup = v.object({
  id: text,
  rev: count,
  person: v.optional(optionalText, ''),
  category: v.optional(optionalText, ''),
  country: v.optional(optionalText, ''),
});

/** The fields whose existing values are offered as suggestions. */
export type LookupField = 'person' | 'category' | 'country';
