import { count, flag, optionalCalendarDate, optionalText, text } from '@hub/pb-client';
import type { ValuesOf } from '@hub/tool-kit';
import * as v from 'valibot';
import type { aliasFields, newAliasFields } from '../model/alias-fields';

/** A record of the collection `aliases` as the tool knows it: what is missing is `null`, never `""`. */
export const alias = v.object({
  id: text,
  email: text,
  description: optionalText,
  /** The day since which the person does not use it any more; `null` while it is in use. */
  retiredOn: v.optional(optionalCalendarDate, null),
  /** The moment as the server writes it: its texts are in the order of time, and nothing here shows it. */
  created: text,
  owner: optionalText,
  shared: flag,
  rev: count,
});

/** A disposable e-mail address. */
export type Alias = v.InferOutput<typeof alias>;

/** What a person decides about an alias; `""` is no description. */
export type AliasValues = ValuesOf<typeof newAliasFields> & ValuesOf<typeof aliasFields>;
