import type { CalendarDate } from '@hub/calendar';
import { formatDay } from '@hub/tool-kit';

/** The heading of a workout's day: `Sat 14 Nov`, or `Today, Sat 21 Nov`. */
export function dayInWords(date: CalendarDate, today: CalendarDate): string {
  const day = formatDay(date, today);
  return date === today ? `Today, ${day}` : day;
}
