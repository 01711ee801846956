import type { CalendarDate } from '@hub/calendar';
import { type Dated, inOrder, statusOf } from '../rules/status';

/** The items of an older list that are still upcoming today, in the order of the list (specification §4.80, §7.80). */
export function stillUpcoming<Item extends Dated>(upcoming: readonly Item[], today: CalendarDate): Item[] {
  return upcoming
    .filter(({ expiryDate }) => statusOf(expiryDate, today) === 'upcoming')
    .sort(inOrder('upcoming'));
}

/** The items that have expired by today, from older lists of both kinds; the latest first. */
export function expiredByNow<Item extends Dated>(
  expired: readonly Item[],
  upcoming: readonly Item[],
  today: CalendarDate,
): Item[] {
  const all = new Map([...expired, ...upcoming].map((item) => [item.id, item]));
  return [...all.values()]
    .filter(({ expiryDate }) => statusOf(expiryDate, today) === 'expired')
    .sort(inOrder('expired'));
}
