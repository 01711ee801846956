import { partialMatchKey, type QueryKey } from '@tanstack/react-query';
import * as v from 'valibot';

/** How what a tool's queries hold is read from the device: the first parser whose key matches the query's. */
export type KeptParsers = readonly (readonly [key: QueryKey, parser: v.GenericSchema])[];

/** What a query held when it was kept. */
interface KeptData {
  queryKey: QueryKey;
  data: unknown;
}

/** What a query held, as the code of this release has it; `null` where it can't be read. */
export function readKept(parsers: KeptParsers, { queryKey, data }: KeptData): { data: unknown } | null {
  const parser = parsers.find(([key]) => partialMatchKey(queryKey, key))?.[1];
  const result = parser && v.safeParse(parser, data);
  return result?.success ? { data: result.output } : null;
}
