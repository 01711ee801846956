import { type CalendarDate, isCalendarDate } from '@hub/calendar';

/** The visible part of a calendar. */
export interface CalendarPlace {
  /** The chosen day. */
  day: CalendarDate;
  /** The displayed month, `YYYY-MM`. */
  month: string;
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Reads a calendar's day and month from the address; by default today, and the month of the day. */
export function readPlace(search: URLSearchParams, today: CalendarDate): CalendarPlace {
  const [day, month] = [search.get('day') ?? '', search.get('month') ?? ''];
  const chosen = isCalendarDate(day) ? day : today;
  return { day: chosen, month: MONTH.test(month) ? month : chosen.slice(0, 7) };
}

/** The same address with another day and month; the month is included only if it is not the day's own. */
export function withPlace(search: URLSearchParams, { day, month }: CalendarPlace): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('day', day);
  next.set('month', month);
  if (day.startsWith(month)) next.delete('month');
  return next;
}
