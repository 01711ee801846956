import { toCalendarDate } from '@hub/calendar';
import { formatTime } from '@hub/locale';
import { formatShortDate } from './date-in-words';

/** A moment for a sentence: `14:32`, `21 Nov, 14:32`, `31 Dec 2025, 14:32`. */
export function asOf(at: Date, now: Date): string {
  const [date, today] = [toCalendarDate(at), toCalendarDate(now)];
  return date === today ? formatTime(at) : `${formatShortDate(date, today)}, ${formatTime(at)}`;
}
