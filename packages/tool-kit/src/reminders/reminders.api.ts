import { flag, parseRecord, pb, request, text } from '@hub/pb-client';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const state = v.object({
  date: text,
  leads: v.array(v.number()),
  hasOwnLeads: flag,
  told: v.array(v.number()),
  isDue: flag,
  hour: text,
  snoozedUntil: v.nullable(text),
  done: v.nullable(v.object({ by: v.nullable(text), at: text })),
  channels: v.array(text),
  next: v.nullable(v.object({ day: text, lead: v.number() })),
});

/** A person's reminders of one record. */
export type RecordReminders = v.InferOutput<typeof state>;

/** What a person can do with the reminders of a record; `date` is the one that they see. */
export type ReminderAction =
  | { action: 'done' | 'undo'; date: string }
  | { action: 'snooze'; until: string; date: string }
  | { action: 'leads'; leads: readonly number[] | null };

const pathOf = (source: string, record: string) =>
  `/api/hub/reminders/items/${encodeURIComponent(source)}/${encodeURIComponent(record)}`;

/** A person's reminders of one record; `source` is the name that the tool's server part gives them. */
export const recordRemindersQuery = (source: string, record: string) =>
  queryOptions({
    queryKey: ['reminders', 'record', source, record],
    queryFn: async () =>
      parseRecord(state, await request(pb, () => pb.send<unknown>(pathOf(source, record), {}))),
  });

/** Performs an action on a record's reminders, and returns their new state. Throws a `HubError`. */
export async function actOnReminders(
  source: string,
  record: string,
  body: ReminderAction,
): Promise<RecordReminders> {
  const answer = await request(pb, () => pb.send<unknown>(pathOf(source, record), { method: 'POST', body }));
  return parseRecord(state, answer);
}
