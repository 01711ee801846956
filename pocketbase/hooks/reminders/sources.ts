import { serverParts } from 'virtual:hub-server-parts';
import type { ReminderSource } from '@hub/reminders';

/** Everything of which people are reminded. */
export const sources: readonly ReminderSource[] = serverParts.flatMap(({ reminders = [] }) => reminders);

/** A source by its name; `null` if no tool has it any more. */
export function findSource(name: string): ReminderSource | null {
  return sources.find((source) => source.name === name) ?? null;
}
