import type { CalendarDate } from '@hub/calendar';
import { lastSoonDay } from '@hub/reminders';
import type { TileQuery } from '@hub/tool-kit';

/** The counts on the tile: all cards, and those that `urgencyOf` calls soon. */
export function cardTileQueries(today: CalendarDate): TileQuery[] {
  return [
    { collection: 'loyalty' },
    {
      collection: 'loyalty',
      filter: ['expiryDate >= {:today} && expiryDate <= {:until}', { today, until: lastSoonDay(today) }],
    },
  ];
}

/** The line on the tile: `No loyalty cards`, `1 card`, `7 cards · 2 expire soon`. */
export function cardsInWords(total: number, soon: number): string {
  const cards = total === 1 ? '1 card' : `${total === 0 ? 'No loyalty' : String(total)} cards`;
  if (soon === 0) return cards;
  return `${cards} · ${String(soon)} ${soon === 1 ? 'expires' : 'expire'} soon`;
}
