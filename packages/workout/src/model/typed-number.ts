import { plainSigns, readPlainNumber } from '@hub/locale';

/**
 * Parses a typed number, or a time in the form of `clock`, whose groups are hours, minutes and seconds, as seconds; `null`
 * for a field that is no time. NaN for anything else.
 */
export function typedNumber(typed: string, clock: RegExp | null): number {
  const [whole, hours = 0, minutes, seconds] = clock?.exec(plainSigns(typed).trim()) ?? [];
  if (whole === undefined) return readPlainNumber(typed);
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}
