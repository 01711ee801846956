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

/** Parses a record of the collection `expiry`: missing values are `null`, never `""`. */
export const expiryItem = v.pipe(
  v.object({ ...fields, document: optionalText, documentName: optionalText }),
  v.transform(({ document, documentName, ...item }) => ({
    ...item,
    /** The stored file's name on the server, and its name when the person chose it. */
    document: document === null ? null : { fileName: document, name: documentName ?? document },
  })),
);

/** A document or another item that expires. */
export type ExpiryItem = v.InferOutput<typeof expiryItem>;

/** An item as it is stored on the device. */
export const persistedExpiryItem: v.GenericSchema<unknown, ExpiryItem> = v.object({
  ...fields,
  document: v.nullable(v.object({ fileName: text, name: text })),
});

/** The values that a person edits; `""` clears a text, a `null` document removes the file. */
export type ExpiryValues = ValuesOf<typeof expiryFields>;

/** A record of which only the looked-up field was requested. */
export const expiryLookup = v.object({
  id: text,
  rev: count,
  person: v.optional(optionalText, ''),
  category: v.optional(optionalText, ''),
  country: v.optional(optionalText, ''),
});

/** The fields whose existing values are offered as suggestions. */
export type LookupField = 'person' | 'category' | 'country';
