import type { CalendarDate } from '@hub/calendar';
import { pb } from '@hub/pb-client';
import { type ListOrder, type Records, withFirstPage } from '@hub/tool-kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ExpiryStatus, inOrder, statusOf } from '../rules/status';
import { expiryRepository } from './expiry.repo';
import type { ExpiryItem, ExpiryValues, LookupField } from './expiry.schema';

/** The query key of everything in the tool: one invalidation refreshes it all. */
export const expiryKey = ['expiry'] as const;

const repository = expiryRepository(pb);

/** The order of one of a day's two lists, and which items belong to it. */
export function orderOf(status: ExpiryStatus, today: CalendarDate): ListOrder<ExpiryItem> {
  return {
    belongs: ({ expiryDate }) => statusOf(expiryDate, today) === status,
    compare: inOrder(status),
  };
}

/** The items, to open, save and delete. */
export const expiryRecords: Records<ExpiryItem, ExpiryValues> = {
  repository,
  key: expiryKey,
  keepsDeleted: true,
  orderIn: ([, list, today]) =>
    list === 'upcoming' || list === 'expired' ? orderOf(list, today as CalendarDate) : undefined,
};

/** Items that expire today or later. After midnight the old list is shown until the new day's has loaded. */
export const upcomingQuery = (today: CalendarDate) =>
  queryOptions({
    queryKey: [...expiryKey, 'upcoming', today],
    queryFn: withFirstPage<ExpiryItem>((onFirstPage) => repository.listUpcoming(today, onFirstPage)),
    placeholderData: keepPreviousData,
  });

/** Items that expired before today. */
export const expiredQuery = (today: CalendarDate) =>
  queryOptions({
    queryKey: [...expiryKey, 'expired', today],
    queryFn: withFirstPage<ExpiryItem>((onFirstPage) => repository.listExpired(today, onFirstPage)),
    placeholderData: keepPreviousData,
  });

/** How many items expired before today. */
export const expiredCountQuery = (today: CalendarDate) =>
  queryOptions({
    queryKey: [...expiryKey, 'expired-count', today],
    queryFn: () => repository.countExpired(today),
    placeholderData: keepPreviousData,
  });

/** The people, categories or countries found in the data. */
export const distinctQuery = (field: LookupField) =>
  queryOptions({
    queryKey: [...expiryKey, 'distinct', field],
    queryFn: () => repository.listDistinct(field),
  });
