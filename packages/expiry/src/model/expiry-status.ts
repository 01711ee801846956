import type { CalendarDate } from '@hub/calendar';
import { lastSoonDay, SOON_DAYS } from '@hub/reminders';
import type { TileQuery } from '@hub/tool-kit';

export type ExpiryStatus = 'upcoming' | 'expired';

/** Upcoming when the date is today or later, expired when it is earlier (specification §4). */
export function statusOf(expiryDate: CalendarDate, today: CalendarDate): ExpiryStatus {
  return expiryDate >= today ? 'upcoming' : 'expired';
}

/** The order of each list: the next one first, or the last one. */
export function inOrder(status: ExpiryStatus) {
  return (
    a: { expiryDate: CalendarDate; id: string },
    b: { expiryDate: CalendarDate; id: string },
  ): number => {
    const earlier = a.expiryDate < b.expiryDate ? -1 : Number(a.expiryDate > b.expiryDate);
    return (status === 'upcoming' ? earlier : -earlier) || (a.id < b.id ? -1 : 1);
  };
}

/** What the tile counts: what `urgencyOf` calls expired, and what it calls soon. */
export function expiryTileQueries(today: CalendarDate): TileQuery[] {
  return [
    { collection: 'expiry', filter: ['expiryDate < {:today}', { today }] },
    {
      collection: 'expiry',
      filter: ['expiryDate >= {:today} && expiryDate <= {:until}', { today, until: lastSoonDay(today) }],
    },
  ];
}

/** The line on the tile: `3 expired · 2 soon`, or what there is of it. */
export function expiryInWords(expired: number, soon: number): string {
  const parts = [expired > 0 && `${expired} expired`, soon > 0 && `${soon} soon`].filter(Boolean);
  return parts.join(' · ') || `None within ${SOON_DAYS} days`;
}
