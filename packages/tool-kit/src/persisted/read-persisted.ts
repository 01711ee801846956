import { partialMatchKey, type QueryKey } from '@tanstack/react-query';
import * as v from 'valibot';

/** The parsers of a tool's persisted data, by key; the first key that matches a query's key is used. */
export type PersistedParsers = readonly (readonly [key: QueryKey, parser: v.GenericSchema])[];

/** The data of a query, as stored. */
interface PersistedData {
  queryKey: QueryKey;
  data: unknown;
}

/** The data in the shape of this release; `null` if no parser matches, or the parser refuses them. */
export function readPersisted(
  parsers: PersistedParsers,
  { queryKey, data }: PersistedData,
): { data: unknown } | null {
  const parser = parsers.find(([key]) => partialMatchKey(queryKey, key))?.[1];
  const result = parser && v.safeParse(parser, data);
  return result?.success ? { data: result.output } : null;
}
