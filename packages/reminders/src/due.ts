import { addDays, type CalendarDate, daysBetween } from '@hub/calendar';
import type { TimeOfDay } from './reminder-rules';

/** Something with a date of which a person is reminded. */
export interface Due {
  /** The name of its source, such as `expiry`. */
  source: string;
  /** The id of the record. */
  record: string;
  date: CalendarDate;
  /** The person's name for it. */
  title: string;
  /** The path that opens it. */
  path: string;
  /** Its own leads in days, instead of the person's; `null` for the person's. */
  leads: readonly number[] | null;
  /** Its own hour, instead of the person's; `null` for the person's. */
  hour: TimeOfDay | null;
  /** Whether no reminder is sent after its date. */
  endsWithDate: boolean;
}

/** What decides whether a reminder is sent. */
export interface DueState {
  /** The last date whose hour has passed. */
  day: CalendarDate;
  /** Leads in days, in any order. */
  leads: readonly number[];
  /** The leads for which a message was already written; after a snooze, only those since then. */
  told: readonly number[];
  /** The first date that counts: when the record was created, or when the person began to get reminders. */
  since: CalendarDate;
  /** Until when the person wants no reminders; `null` if it is not snoozed. */
  snoozedUntil: CalendarDate | null;
}

/** For how many days after a date a person may still be reminded of it, and what they were told of it is kept. */
export const LONGEST_PAST_DAYS = 730;

interface FirstDateOptions {
  /** When the record was created. */
  made: CalendarDate;
  /** When the person began to get reminders. */
  began: CalendarDate;
  today: CalendarDate;
  snoozedUntil: CalendarDate | null;
}

/** The first date of which a person is reminded; one that they have snoozed may have passed however long ago. */
export function firstDate({ made, began, today, snoozedUntil }: FirstDateOptions): CalendarDate {
  const since = made > began ? made : began;
  const longAgo = addDays(today, -LONGEST_PAST_DAYS);
  return snoozedUntil === null && longAgo > since ? longAgo : since;
}

/** The lead that applies on `day`; `null` before the first. After the date, it is the shortest one. */
export function currentLead(date: CalendarDate, leads: readonly number[], day: CalendarDate): number | null {
  const left = daysBetween(day, date);
  const passed = leads.filter((lead) => lead >= left);
  return passed.length === 0 ? null : Math.min(...passed);
}

/**
 * The lead for which a reminder is sent now; `null` for none. Each lead is sent once. Only the latest one is sent:
 * leads that were missed, because the hub was off or the record did not exist yet, are skipped. After a snooze, the
 * current lead is sent once more.
 */
export function leadToSend(due: Pick<Due, 'date' | 'endsWithDate'>, state: DueState): number | null {
  const { day, leads, told, since, snoozedUntil } = state;
  if (due.date < since || (due.endsWithDate && day > due.date)) return null;
  if (snoozedUntil !== null && day < snoozedUntil) return null;
  const lead = currentLead(due.date, leads, day);
  if (lead === null || told.some((earlier) => earlier <= lead)) return null;
  return lead;
}
