import { type CalendarDate, isCalendarDate } from '@hub/calendar';

/** Where a calendar is open. */
export interface CalendarPlace {
  /** The chosen day. */
  day: CalendarDate;
  /** The month that is shown, `YYYY-MM`. */
  month: string;
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Where an address says that the calendar is open: else on today, and in the month of its day. */
export function readPlace(search: URLSearchParams, today: CalendarDate): CalendarPlace {
  const [day, month] = [search.get('day') ?? '', search.get('month') ?? ''];
  const chosen = isCalendarDate(day) ? day : today;
  return { day: chosen, month: MONTH.test(month) ? month : chosen.slice(0, 7) };
}

/** The same address with another place; the month is named where it is not the day's own. */
export function withPlace(search: URLSearchParams, { day, month }: CalendarPlace): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('day', day);
  next.set('month', month);
  if (day.startsWith(month)) next.delete('month');
  return next;
}
