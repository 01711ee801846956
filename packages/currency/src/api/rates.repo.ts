import type { CalendarDate } from '@hub/calendar';
import { askHub, type AskOptions, HubError, toHubError } from '@hub/pb-client';
import type PocketBase from 'pocketbase';
import type { Currency } from '../model/currencies';
import type { DayRates, LatestRates } from '../model/rates';
import { daysSchema, latestSchema } from './rates.schema';

const PATH = '/api/hub/rates';
const BASE = 'EUR';

/** The specification's sentence for a failure (§8.40); the kind of failure stays. */
async function orSay<T>(message: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw new HubError(toHubError(cause).kind, { message, cause });
  }
}

/**
 * The rates that the hub has, always to the euro: whatever is asked for is computed from these, exactly.
 * Throws a `HubError` or nothing.
 */
export function ratesRepository(client: PocketBase) {
  return {
    /** The newest rates of all currencies. */
    async latest(options?: AskOptions): Promise<LatestRates> {
      const response = askHub(client, `${PATH}/latest`, { from: BASE }, latestSchema, options);
      const { data, ageSeconds } = await orSay('Failed to fetch latest rate', response);
      return { ...data, ageSeconds };
    },

    /** The days from one date to the other on which there were rates of these currencies. */
    async between(
      start: CalendarDate,
      end: CalendarDate,
      currencies: readonly Currency[],
    ): Promise<DayRates[]> {
      const query = { from: BASE, to: currencies.join(',') };
      const response = askHub(client, `${PATH}/${start}..${end}`, query, daysSchema);
      return (await orSay('Failed to fetch timeseries', response)).data;
    },
  };
}
