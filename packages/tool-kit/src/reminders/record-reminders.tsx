import type { CalendarDate } from '@hub/calendar';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadOnce } from '../tool/load-once';
import { recordRemindersQuery } from './reminders.api';
import type { Renew } from './use-renew';

/** The code of the section. A page does not wait for it, least of all at a till. */
const sectionQuery = queryOptions({
  queryKey: ['reminders', 'section'],
  queryFn: loadOnce(() => import('./reminder-section')),
  staleTime: Infinity,
});

interface RecordRemindersProps {
  /** The name of the tool's reminder source (its `server/reminders.ts`). */
  source: string;
  record: string;
  /** The date of the record, as the page has it. */
  date: CalendarDate;
  /** From `useRenew`; missing for a person who may not change the record. */
  renew?: Renew;
}

/**
 * The person's reminders of a record, at the end of its page: their days, which were sent, when the next one
 * comes; with Done (for everyone), Snooze (for oneself) and Renew. Shows nothing if the hub can't be reached
 * and they were not loaded before.
 */
export function RecordReminders({ source, record, date, renew }: RecordRemindersProps) {
  const { data: section } = useQuery(sectionQuery);
  const { data: state } = useQuery(recordRemindersQuery(source, record));
  useLoadedWith(date, { source, record, loaded: state?.date });
  if (section === undefined || state === undefined) return null;
  return <section.ReminderSection {...{ source, record, state, renew }} />;
}

interface Loaded {
  source: string;
  record: string;
  /** The date of the reminders that are shown. */
  loaded: CalendarDate | undefined;
}

/** Loads the reminders again when the record gets another date, here or on another device. */
function useLoadedWith(date: CalendarDate, { source, record, loaded }: Loaded): void {
  const queryClient = useQueryClient();
  const isOld = loaded !== undefined && loaded !== date;
  useEffect(() => {
    if (isOld) void queryClient.invalidateQueries(recordRemindersQuery(source, record));
  }, [queryClient, source, record, date, isOld]);
}
