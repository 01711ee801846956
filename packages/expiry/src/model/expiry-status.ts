import { addDays, type CalendarDate, daysBetween } from '@hub/calendar';
import type { TileQuery } from '@hub/tool-kit';

/** An item counts as "soon" up to this many days before it expires. */
const SOON_DAYS = 30;

export type ExpiryStatus = 'upcoming' | 'expired';
export type Urgency = 'expired' | 'soon' | 'later';

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

/** How much an expiry date presses; the last of the {@link SOON_DAYS} still counts as soon. */
export function urgencyOf(expiryDate: CalendarDate, today: CalendarDate): Urgency {
  if (statusOf(expiryDate, today) === 'expired') return 'expired';
  return daysBetween(today, expiryDate) <= SOON_DAYS ? 'soon' : 'later';
}

/** What the tile counts: what has expired, and what expires soon. */
export function expiryTileQueries(today: CalendarDate): TileQuery[] {
  const until = addDays(today, SOON_DAYS);
  return [
    { collection: 'expiry', filter: ['expiryDate < {:today}', { today }] },
    { collection: 'expiry', filter: ['expiryDate >= {:today} && expiryDate <= {:until}', { today, until }] },
  ];
}

/** The line on the tile: `3 expired · 2 soon`, or what there is of it. */
export function expiryInWords(expired: number, soon: number): string {
  const parts = [expired > 0 && `${expired} expired`, soon > 0 && `${soon} soon`].filter(Boolean);
  return parts.join(' · ') || `None within ${SOON_DAYS} days`;
}
