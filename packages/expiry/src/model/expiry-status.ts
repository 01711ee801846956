import type { CalendarDate } from '@hub/calendar';
import { lastSoonDay, SOON_DAYS } from '@hub/reminders';
import type { TileQuery } from '@hub/tool-kit';

export type ExpiryStatus = 'upcoming' | 'expired';

/** Upcoming if the date is today or later, expired if it is earlier (specification §4.80). */
export function statusOf(expiryDate: CalendarDate, today: CalendarDate): ExpiryStatus {
  return expiryDate >= today ? 'upcoming' : 'expired';
}

/** The order of each list: the next item first, or the latest. */
export function inOrder(status: ExpiryStatus) {
  return (
    a: { expiryDate: CalendarDate; id: string },
    b: { expiryDate: CalendarDate; id: string },
  ): number => {
    const earlier = a.expiryDate < b.expiryDate ? -1 : Number(a.expiryDate > b.expiryDate);
    return (status === 'upcoming' ? earlier : -earlier) || (a.id < b.id ? -1 : 1);
  };
}

/** The queries of the tile: the number of items that `urgencyOf` calls expired, and soon. */
export function expiryTileQueries(today: CalendarDate): TileQuery[] {
  return [
    { collection: 'expiry', filter: ['expiryDate < {:today}', { today }] },
    {
      collection: 'expiry',
      filter: ['expiryDate >= {:today} && expiryDate <= {:until}', { today, until: lastSoonDay(today) }],
    },
  ];
}

/** The line on the tile: `3 expired · 2 soon`, or only one of the two. */
export function expiryInWords(expired: number, soon: number): string {
  const parts = [expired > 0 && `${expired} expired`, soon > 0 && `${soon} soon`].filter(Boolean);
  return parts.join(' · ') || `None within ${SOON_DAYS} days`;
}
