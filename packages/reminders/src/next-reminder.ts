import { addDays, type CalendarDate } from '@hub/calendar';
import { type Due, type DueState, leadToSend } from './due';

/** A future reminder. */
export interface NextReminder {
  day: CalendarDate;
  lead: number;
}

/** The first reminder, on `state.day` or later, if nothing changes; `null` if there is none. */
export function nextReminder(due: Pick<Due, 'date' | 'endsWithDate'>, state: DueState): NextReminder | null {
  const days = [
    state.day,
    state.snoozedUntil ?? state.day,
    ...state.leads.map((lead) => addDays(due.date, -lead)),
  ];
  for (const day of days.filter((day) => day >= state.day).sort()) {
    const lead = leadToSend(due, { ...state, day });
    if (lead !== null) return { day, lead };
  }
  return null;
}
