import { addDays, type CalendarDate } from '@hub/calendar';

/** For how many days an added person counts as new. */
const NEW_FOR_DAYS = 7;

/** Whether a person who was added on that day is new. */
export function isNew(addedOn: CalendarDate, today: CalendarDate): boolean {
  return today < addDays(addedOn, NEW_FOR_DAYS);
}

interface Beginning {
  /** How many people may sign in. */
  people: number;
  /** Whether there is a card, a document or a workout. */
  hasRecords: boolean;
  /** Whether the hub runs from among the apps of this device. */
  isInstalled: boolean;
  /** Whether this device has shown the steps before. */
  hasBegun: boolean;
}

/** Which of an admin's three first steps are done; `null` where all are, or the hub was in use before they were shown. */
export function stepsDone({
  people,
  hasRecords,
  isInstalled,
  hasBegun,
}: Beginning): readonly [boolean, boolean, boolean] | null {
  if (hasRecords && !hasBegun) return null;
  const hasPeople = people > 1;
  return hasPeople && hasRecords && isInstalled ? null : [hasPeople, hasRecords, isInstalled];
}

/** The hub's address for a phone; `null` if the browser knows only a local one (localhost). */
export function phoneAddress({ origin, hostname }: Pick<Location, 'origin' | 'hostname'>): string | null {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? null : origin;
}
