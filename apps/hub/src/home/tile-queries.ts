import { readUser } from '@hub/auth';
import { type CalendarDate, toCalendarDate } from '@hub/calendar';
import { hubNow, pb } from '@hub/pb-client';
import { newestOf, setIfNone, type TileMoment } from '@hub/tool-kit';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { tools } from '../tools';
import { momentOf, tileQuery } from './tile-query';

/** The person who is signed in, and the day. */
export const tileMoment = (today: CalendarDate): TileMoment => momentOf(readUser(pb.authStore), today);

/** The queries of all tiles that have a live line. */
const allTileQueries = (moment: TileMoment) =>
  tools.flatMap(({ summary }) => summary?.queries(moment) ?? []).map(tileQuery);

/** Loads what the lines of the tiles are made of, as far as it is stale. */
export async function prefetchTiles(queryClient: QueryClient): Promise<void> {
  const moment = tileMoment(toCalendarDate(hubNow()));
  await Promise.all(allTileQueries(moment).map((query) => queryClient.query(query)));
}

/** Gives each tile that has nothing of this day yet what it had on the last one: midnight passes offline too. */
export function carryTilesOver(queryClient: QueryClient, moment: TileMoment): void {
  const keys: QueryKey[] = allTileQueries(moment).map(({ queryKey }) => queryKey);
  for (const queryKey of keys) {
    const last = newestOf(queryClient, queryKey.slice(0, 3));
    if (last) setIfNone(queryClient, queryKey, last.data, last.updatedAt);
  }
}
