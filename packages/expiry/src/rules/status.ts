import type { CalendarDate } from '@hub/calendar';

export type ExpiryStatus = 'upcoming' | 'expired';

/** Upcoming if the date is today or later, expired if it is earlier (specification §4.80). */
export function statusOf(expiryDate: CalendarDate, today: CalendarDate): ExpiryStatus {
  return expiryDate >= today ? 'upcoming' : 'expired';
}

/** The same as {@link statusOf} as filters of PocketBase, for the date in `{:today}`. */
export const statusFilters: Readonly<Record<ExpiryStatus, string>> = {
  upcoming: 'expiryDate >= {:today}',
  expired: 'expiryDate < {:today}',
};

/** The fields that determine an item's position in a list. */
export interface Dated {
  id: string;
  expiryDate: CalendarDate;
}

/** The order of each list: the next item first, or the latest. */
export function inOrder(status: ExpiryStatus) {
  return (a: Dated, b: Dated): number => {
    const earlier = a.expiryDate < b.expiryDate ? -1 : Number(a.expiryDate > b.expiryDate);
    return (status === 'upcoming' ? earlier : -earlier) || (a.id < b.id ? -1 : 1);
  };
}

/** The same as {@link inOrder} as PocketBase sorts. */
export const statusSorts: Readonly<Record<ExpiryStatus, string>> = {
  upcoming: 'expiryDate,id',
  expired: '-expiryDate,id',
};
