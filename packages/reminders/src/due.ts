import { type CalendarDate, daysBetween } from '@hub/calendar';
import type { TimeOfDay } from './reminder-rules';

/** Something with a date of which a person is reminded. */
export interface Due {
  /** Which of the hub's sources it is of, such as `expiry`. */
  source: string;
  /** The id of the record. */
  record: string;
  date: CalendarDate;
  /** What the person calls it. */
  title: string;
  /** Where it is opened. */
  path: string;
  /** Its own leads in days, instead of the person's; `null` where it has none. */
  leads: readonly number[] | null;
  /** Its own hour, instead of the person's; `null` where it has none. */
  hour: TimeOfDay | null;
  /** Whether no reminder is sent any more once its date is over. */
  endsWithDate: boolean;
}

/** What decides whether a reminder is sent. */
export interface DueState {
  /** The last date whose hour has struck. */
  day: CalendarDate;
  /** Leads in days, in any order. */
  leads: readonly number[];
  /** The leads of this date of which a message was written; after a snooze, only those since then. */
  told: readonly number[];
  /** The first date that counts: when the record was made, or when the person began to be reminded. */
  since: CalendarDate;
  /** Until when the person does not want to hear of it; `null` where nothing is snoozed. */
  snoozedUntil: CalendarDate | null;
}

/** The lead that has come last on `day`; `null` before the first one. After the date it is the shortest one. */
export function currentLead(date: CalendarDate, leads: readonly number[], day: CalendarDate): number | null {
  const left = daysBetween(day, date);
  const passed = leads.filter((lead) => lead >= left);
  return passed.length === 0 ? null : Math.min(...passed);
}

/**
 * The lead that the person is told of now; `null` where there is none. A lead is told once; one that passed while the host
 * was off, or before the record was made, is told by the one that came after it. The end of a snooze tells once more.
 */
export function leadToTell(due: Pick<Due, 'date' | 'endsWithDate'>, state: DueState): number | null {
  const { day, leads, told, since, snoozedUntil } = state;
  if (due.date < since || (due.endsWithDate && day > due.date)) return null;
  if (snoozedUntil !== null && day < snoozedUntil) return null;
  const lead = currentLead(due.date, leads, day);
  if (lead === null || told.some((earlier) => earlier <= lead)) return null;
  return lead;
}
