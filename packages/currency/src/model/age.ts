import { type CalendarDate, daysBetween } from '@hub/calendar';
import { formatDate } from '@hub/tool-kit';
import { counted } from '@hub/locale';

/** Says from when the outdated rates are, and how many calendar days ago that is. */
export function oldRatesInWords(date: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(date, today);
  const age = days > 0 ? `, ${counted(days, 'day')} old` : '';
  return `Rates from ${formatDate(date)}${age}. Newer ones can’t be fetched.`;
}
