import { hubNow, pb } from '@hub/pb-client';
import { calendarFeed, type FeedEvent } from '@hub/reminders';
import { type ToolExport, writeCsv } from '@hub/tool-kit/import';
import type { ExpiryItem } from '../api/expiry.schema';
import { expiryPaths } from '../paths';

/** The columns of the hub's own table of items. */
const HEAD = ['Name', 'Expiry date', 'Who', 'Category', 'Country'];

/** The hour of a calendar's alarms: this file has none, so it has no effect. */
const NO_HOUR = '08:00';

/** An item as a row below the hub's own header. */
export function cellsOfItem({ name, expiryDate, person, category, country }: ExpiryItem): string[] {
  return [name, expiryDate, person ?? '', category ?? '', country ?? ''];
}

function eventOf({ id, name, expiryDate, category, rev }: ExpiryItem, hub: string, now: Date): FeedEvent {
  return {
    uid: `${id}@${new URL(hub).hostname}`,
    date: expiryDate,
    summary: name,
    url: `${hub}${expiryPaths.item(id)}`,
    category: category ?? '',
    updated: now.toISOString().replace('T', ' '),
    revision: rev,
    leads: [],
  };
}

/** A calendar with an all-day event for each item. */
export function calendarOf(items: readonly ExpiryItem[], hub: string, now: Date): string {
  const events = items.map((item) => eventOf(item, hub, now));
  return calendarFeed({ name: 'Expiry', hour: NO_HOUR, events });
}

/** The person's own items, by date. */
async function ownItems(personId: string): Promise<ExpiryItem[]> {
  const { expiryRepository } = await import('../api/expiry.repo');
  const all = await expiryRepository(pb).listAll({ perPage: 500, sort: 'expiryDate,id' });
  return all.filter(({ owner }) => owner === personId);
}

/** The exports of items, without their documents: a table, and a calendar. */
export const itemExports: readonly ToolExport[] = [
  {
    name: 'CSV',
    inArchive: 'csv/expiry.csv',
    make: async (personId) => {
      const rows = (await ownItems(personId)).map(cellsOfItem);
      return new File([writeCsv(HEAD, rows)], 'expiry.csv', { type: 'text/csv' });
    },
  },
  {
    name: 'Calendar',
    inArchive: 'calendar.ics',
    make: async (personId) => {
      const calendar = calendarOf(await ownItems(personId), location.origin, hubNow());
      return new File([calendar], 'expiry.ics', { type: 'text/calendar' });
    },
  },
];
