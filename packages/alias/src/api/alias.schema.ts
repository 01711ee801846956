import { count, flag, optionalCalendarDate, optionalText, text } from '@hub/pb-client';
import type { ValuesOf } from '@hub/tool-kit';
import * as v from 'valibot';
import type { aliasFields, newAliasFields } from '../model/alias-fields';

/** Parses a record of the collection `aliases`: missing values are `null`, never `""`. */
export const alias = v.object({
  id: text,
  email: text,
  description: optionalText,
  /** Since when the person no longer uses it; `null` while it is in use. */
  retiredOn: v.optional(optionalCalendarDate, null),
  /** The server's time as a text, which is enough for sorting. */
  created: text,
  owner: optionalText,
  shared: flag,
  rev: count,
});

/** A disposable e-mail address. */
export type Alias = v.InferOutput<typeof alias>;

/** The values that a person edits; `""` means no description. */
export type AliasValues = ValuesOf<typeof newAliasFields> & ValuesOf<typeof aliasFields>;
