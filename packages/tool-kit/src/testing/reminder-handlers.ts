import { addDays, type CalendarDate, toCalendarDate } from '@hub/calendar';
import { http, HttpResponse, type RequestHandler } from 'msw';
import type { RecordReminders, ReminderAction } from '../reminders/reminders.api';

const USUAL = [90, 30, 7, 1, 0];

/** Reminders of a record, two of them sent, on two channels. */
export function sampleReminders(today: CalendarDate, values: Partial<RecordReminders> = {}): RecordReminders {
  return {
    ...{
      date: addDays(today, 26),
      leads: USUAL,
      hasOwnLeads: false,
      told: [90, 30],
      isDue: true,
    },
    ...{ hour: '09:00', snoozedUntil: null, done: null, channels: ['E-mail', 'Firefox on Android'] },
    next: { day: addDays(today, 19), lead: 7 },
    ...values,
  };
}

function after(state: RecordReminders, action: ReminderAction): RecordReminders {
  switch (action.action) {
    case 'done':
      return { ...state, done: { by: 'Mei', at: new Date().toISOString() } };
    case 'undo':
      return { ...state, done: null };
    case 'snooze':
      return { ...state, snoozedUntil: action.until };
    case 'leads':
      return { ...state, leads: [...(action.leads ?? USUAL)], hasOwnLeads: action.leads !== null };
  }
}

/** Answers like the server for the reminders of any record; actions change them. */
export function reminderHandlers(first = sampleReminders(toCalendarDate(new Date()))): RequestHandler[] {
  let state = first;
  const path = '*/api/hub/reminders/items/:source/:record';
  return [
    http.get(path, () => HttpResponse.json(state)),
    http.post(path, async ({ request }) => {
      state = after(state, (await request.json()) as ReminderAction);
      return HttpResponse.json(state);
    }),
  ];
}
