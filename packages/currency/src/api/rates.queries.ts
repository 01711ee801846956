import type { CalendarDate } from '@hub/calendar';
import { pb } from '@hub/pb-client';
import { useReload } from '@hub/tool-kit';
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Currency, LISTED, type Pair } from '../model/currencies';
import { currenciesOf } from '../model/rates';
import { monthsBefore } from '../model/span';
import { ratesRepository } from './rates.repo';

const repository = ratesRepository(pb);

/** The latest rates of all currencies, from which the list and every pair are computed. */
export const latestQuery = queryOptions({
  queryKey: ['currency', 'latest'],
  queryFn: () => repository.latest(),
});

/**
 * The newest rates as their screens show them, and "Try again" for them. Old rates say themselves that newer
 * ones can't be fetched, so that it is no failure beside them.
 */
export function useLatest() {
  const queryClient = useQueryClient();
  const { data, error } = useQuery(latestQuery);
  const again = useReload(latestQuery.queryKey, async () => {
    const latest = await repository.latest({ isPressed: true });
    // By now the hub may have a rate that the same day lacked.
    void queryClient.invalidateQueries({ queryKey: daysKey(latest.date) });
    return latest;
  });
  const isOld = data !== undefined && data.ageSeconds !== null;
  const query = { data, error: isOld ? null : error, refetch: again.reload, isRetrying: again.isReloading };
  return { query, again };
}

const daysKey = (until: CalendarDate | undefined) => ['currency', 'days', until];

/** The hub may correct a stored day (specification §7.1000). */
const MAY_CHANGE_MS = 3_600_000;

/** The days up to one. Without it the query is disabled. */
const daysQuery = (until: CalendarDate | undefined, months: number, currencies: readonly Currency[]) =>
  queryOptions({
    queryKey: [...daysKey(until), months, currencies],
    queryFn: until ? () => repository.between(monthsBefore(until, months), until, currencies) : skipToken,
    staleTime: MAY_CHANGE_MS,
  });

/** The month up to a day with rates, for all pairs of the list. */
export const monthQuery = (until: CalendarDate | undefined) =>
  daysQuery(
    until,
    1,
    LISTED.map(({ to }) => to),
  );

/** The year up to a day with rates (specification §9.41), for both directions of a pair. */
export const yearQuery = (until: CalendarDate | undefined, pair: Pair) =>
  daysQuery(until, 12, currenciesOf(pair));
