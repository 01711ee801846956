import type { CalendarDate } from '@hub/calendar';
import { lastSoonDay, SOON_DAYS } from '@hub/reminders';
import type { TileQuery } from '@hub/tool-kit';
import { statusFilters } from '../rules/status';

/** The queries of the tile: the number of items that `urgencyOf` calls expired, and soon. */
export function expiryTileQueries(today: CalendarDate): TileQuery[] {
  return [
    { collection: 'expiry', filter: [statusFilters.expired, { today }] },
    {
      collection: 'expiry',
      filter: ['expiryDate >= {:today} && expiryDate <= {:until}', { today, until: lastSoonDay(today) }],
    },
  ];
}

/** The line on the tile: `3 expired · 2 soon`, or only one of the two; `No expiry within 30 days`. */
export function expiryInWords(expired: number, soon: number): string {
  const parts = [expired > 0 && `${expired} expired`, soon > 0 && `${soon} soon`].filter(Boolean);
  return parts.join(' · ') || `No expiry within ${SOON_DAYS} days`;
}
