import { pb } from '@hub/pb-client';
import type { CalendarDate } from '@hub/tool-kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as repo from './expiry.repo';
import type { LookupField } from './expiry.schema';

/** Everything of the tool lies under this key: one invalidation refreshes it all. */
export const expiryKey = ['expiry'] as const;

/** A file token lasts three minutes; a new one is fetched well before. */
const DOCUMENT_URL_FRESH_MS = 120_000;

/** Items that expire today or later. Past midnight the last list stays until the new day's is there. */
export const upcomingQuery = (today: CalendarDate) =>
  queryOptions({
    queryKey: [...expiryKey, 'upcoming', today],
    queryFn: () => repo.listUpcoming(pb, today),
    placeholderData: keepPreviousData,
  });

/** Items that expired before today. */
export const expiredQuery = (today: CalendarDate) =>
  queryOptions({
    queryKey: [...expiryKey, 'expired', today],
    queryFn: () => repo.listExpired(pb, today),
    placeholderData: keepPreviousData,
  });

/** One item. */
export const itemQuery = (id: string) =>
  queryOptions({ queryKey: [...expiryKey, 'item', id], queryFn: () => repo.getItem(pb, id) });

/** The people, categories or countries found in the data. */
export const distinctQuery = (field: LookupField) =>
  queryOptions({ queryKey: [...expiryKey, 'distinct', field], queryFn: () => repo.listDistinct(pb, field) });

/** An address that opens a document, renewed for as long as it is on the screen. */
export const documentUrlQuery = (id: string, fileName: string) =>
  queryOptions({
    queryKey: ['expiry-document', id, fileName],
    queryFn: () => repo.documentUrl(pb, id, fileName),
    staleTime: DOCUMENT_URL_FRESH_MS,
    gcTime: 0,
    refetchInterval: DOCUMENT_URL_FRESH_MS,
  });
