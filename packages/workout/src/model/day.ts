import type { CalendarDate } from '@hub/calendar';
import { formatDay } from '@hub/tool-kit';

/** A day as it stands over a workout: `Sat 14 Nov`, or `Today, Sat 21 Nov`. */
export function dayInWords(date: CalendarDate, today: CalendarDate): string {
  const day = formatDay(date, today);
  return date === today ? `Today, ${day}` : day;
}
