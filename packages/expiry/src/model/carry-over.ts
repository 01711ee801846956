import type { CalendarDate } from '@hub/calendar';
import { statusOf } from './expiry-status';

/** The fields that determine an item's position in a list. */
interface Dated {
  id: string;
  expiryDate: CalendarDate;
}

function byDate(a: Dated, b: Dated): number {
  return a.expiryDate === b.expiryDate ? (a.id < b.id ? -1 : 1) : a.expiryDate < b.expiryDate ? -1 : 1;
}

/** The items of an older list that are still upcoming today, in the order of the list (specification §9). */
export function stillUpcoming<Item extends Dated>(upcoming: readonly Item[], today: CalendarDate): Item[] {
  return upcoming.filter(({ expiryDate }) => statusOf(expiryDate, today) === 'upcoming').sort(byDate);
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
    .sort((a, b) => (a.expiryDate === b.expiryDate ? byDate(a, b) : -byDate(a, b)));
}
