import { ageInWords, type CalendarDate, formatDate } from '@hub/tool-kit';

const HOUR_S = 3600;

/** Says from when the rates are that are shown in the place of newer ones, and how old they are. */
export function oldRatesInWords(date: CalendarDate, ageSeconds: number): string {
  const age = ageInWords(Math.max(HOUR_S, ageSeconds) * 1000);
  return `Rates of ${formatDate(date)}, ${age} old. Newer ones can’t be fetched.`;
}
