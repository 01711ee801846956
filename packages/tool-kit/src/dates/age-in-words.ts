import { counted } from '@hub/locale';

const HOUR_MS = 3_600_000;
const HOURS_PER_DAY = 24;

/** An age in whole hours, from two days on in whole days: `8 hours`, `2 days`; `''` in the first hour. */
export function ageInWords(ageMs: number): string {
  const hours = Math.floor(ageMs / HOUR_MS);
  if (hours < 1) return '';
  if (hours < 2 * HOURS_PER_DAY) return counted(hours, 'hour');
  return counted(Math.floor(hours / HOURS_PER_DAY), 'day');
}
