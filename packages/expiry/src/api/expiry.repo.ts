import type { CalendarDate } from '@hub/calendar';
import { expiryLimits } from '@hub/pb-client';
import { recordRepository } from '@hub/tool-kit';
import { compareTexts, cutTo } from '@hub/locale';
import type PocketBase from 'pocketbase';
import { type ExpiryStatus, statusFilters, statusSorts } from '../rules/status';
import {
  type ExpiryItem,
  expiryItem,
  type ExpiryValues,
  expiryLookup,
  type LookupField,
} from './expiry.schema';

/** Records per page of the lists, and of the look-ups of distinct values (specification §9.80). */
const LIST_PAGE_SIZE = 500;
const LOOKUP_PAGE_SIZE = 1000;

type OnFirstPage = (items: ExpiryItem[]) => void;

/** The multipart body of a save. A removed document is sent with an empty name. */
function bodyOf({ document, ...values }: Partial<ExpiryValues>): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(values)) form.set(field, String(value));
  if (document !== undefined) {
    form.set('document', document ?? '');
    form.set('documentName', cutTo(document?.name ?? '', expiryLimits.documentName));
  }
  return form;
}

/** The repository of the collection `expiry`, with the access of `client`'s person. */
export function expiryRepository(client: PocketBase) {
  const collection = 'expiry';
  const items = recordRepository<typeof expiryItem, ExpiryValues>(client, {
    collection,
    schema: expiryItem,
    bodyOf,
  });
  const lookup = recordRepository(client, { collection, schema: expiryLookup });
  const filterFor = (status: ExpiryStatus, today: CalendarDate) =>
    client.filter(statusFilters[status], { today });
  const list = (status: ExpiryStatus, today: CalendarDate, onFirstPage?: OnFirstPage) =>
    items.listAll(
      { perPage: LIST_PAGE_SIZE, filter: filterFor(status, today), sort: statusSorts[status] },
      onFirstPage,
    );

  return {
    ...items,

    /** Items that expire today or later, the next one first. */
    listUpcoming: (today: CalendarDate, onFirstPage?: OnFirstPage): Promise<ExpiryItem[]> =>
      list('upcoming', today, onFirstPage),

    /** Items that expired before today, the latest first. */
    listExpired: (today: CalendarDate, onFirstPage?: OnFirstPage): Promise<ExpiryItem[]> =>
      list('expired', today, onFirstPage),

    /** How many items expired before today. */
    countExpired: (today: CalendarDate): Promise<number> => items.count(filterFor('expired', today)),

    /** The values of a field in the data, each once, without empty ones, in alphabetical order. */
    listDistinct: async (field: LookupField): Promise<string[]> => {
      const records = await lookup.listAll({
        perPage: LOOKUP_PAGE_SIZE,
        sort: `${field},id`,
        fields: `id,rev,${field}`,
      });
      const values = records.map((record) => record[field]).filter((value) => value !== null);
      return [...new Set(values)].sort((a, b) => compareTexts(a, b));
    },
  };
}
