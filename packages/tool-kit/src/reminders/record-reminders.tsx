import { queryOptions, useQuery } from '@tanstack/react-query';
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
  /** From `useRenew`; missing for a person who may not change the record. */
  renew?: Renew;
}

/**
 * The person's reminders of a record, at the end of its page: their days, which were sent, when the next one
 * comes; with Done (for everyone), Snooze (for oneself) and Renew. Shows nothing if the hub can't be reached
 * and they were not loaded before.
 */
export function RecordReminders({ source, record, renew }: RecordRemindersProps) {
  const { data: section } = useQuery(sectionQuery);
  const { data: state } = useQuery(recordRemindersQuery(source, record));
  if (section === undefined || state === undefined) return null;
  return <section.ReminderSection {...{ source, record, state, renew }} />;
}
