import { queryOptions, useQuery } from '@tanstack/react-query';
import { loadOnce } from '../tool/load-once';
import { recordRemindersQuery } from './reminders.api';
import type { Renew } from './use-renew';

/** The code of the section: a page that has one is there before it, at a till above all. */
const sectionQuery = queryOptions({
  queryKey: ['reminders', 'section'],
  queryFn: loadOnce(() => import('./reminder-section')),
  staleTime: Infinity,
});

interface RecordRemindersProps {
  /** The name of the tool's reminders (its `server/reminders.ts`). */
  source: string;
  record: string;
  /** Of `useRenew`; left out for a person who may not change the record. */
  renew?: Renew;
}

/**
 * The person's reminders of a record, the last part of its page: on which days, which were sent, when the next one comes; done
 * for everyone, snoozed for oneself, or renewed. Nothing while the hub can't be reached and it was not loaded before.
 */
export function RecordReminders({ source, record, renew }: RecordRemindersProps) {
  const { data: section } = useQuery(sectionQuery);
  const { data: state } = useQuery(recordRemindersQuery(source, record));
  if (section === undefined || state === undefined) return null;
  return <section.ReminderSection {...{ source, record, state, renew }} />;
}
