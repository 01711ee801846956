import { listFor, localTime, sendJson } from '@hub/pocketbase/hooks';
import { statusFilters, statusSorts } from '../src/rules/status';

/** The most items in an answer. */
const MOST_ITEMS = 500;

/** The texts of an item in an answer; a missing one is `""`, as in the record. */
const TEXTS = ['id', 'name', 'expiryDate', 'person', 'category', 'country', 'owner'] as const;

/** Returns the items that the person may see and that are upcoming on their date, the next one first. */
export function serveUpcoming(e: RequestEvent): void {
  const { date: today } = localTime(e.auth?.getString('timeZone') ?? '');
  const records = listFor(e.app, e.auth, {
    collection: 'expiry',
    filter: statusFilters.upcoming,
    values: { today },
    sort: statusSorts.upcoming,
    limit: MOST_ITEMS + 1,
  });
  const items = records.slice(0, MOST_ITEMS).map((record) => ({
    ...Object.fromEntries(TEXTS.map((field) => [field, record.getString(field)])),
    shared: record.getBool('shared'),
  }));
  sendJson(e, 200, { today, items, hasMore: records.length > MOST_ITEMS });
}
