import { addDays, type CalendarDate } from '@hub/calendar';
import { count, countRecords, listAll, parseRecord, pb, request } from '@hub/pb-client';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type PocketBase from 'pocketbase';
import * as v from 'valibot';
import { LOOKED_BACK } from '../model/entry';
import { FEED_FIELDS, feedWorkout, type FeedWorkout } from './feed.schema';

/** The days per page of the feed, and the records per request (specification §9.390). */
const PAGE_DAYS = 14;
const PAGE_SIZE = 200;
/** The most workouts that the hub marks as seen in one request (specification §7.390). */
const MOST_SEEN = 1_000;

/** The workouts of some days, and whether there are earlier ones. */
export interface FeedPage {
  workouts: FeedWorkout[];
  /** The first of the days. */
  from: CalendarDate;
  hasOlder: boolean;
}

/** The days of a page, both included, relative to `today`. */
function rangeOfPage(page: number, today: CalendarDate) {
  const to = addDays(today, -PAGE_DAYS * page);
  return { from: addDays(to, 1 - PAGE_DAYS), to };
}

/** The beginning of a day in the person's time zone, as an instant. */
function beginning(day: CalendarDate): string {
  return new Date(`${day}T00:00:00`).toISOString();
}

const news = v.object({ count });
const answer = v.object({ id: v.string(), rev: count });

/** The activity of athletes, for `client`'s person, a coach, without the coach's own. */
export function feedRepository(client: PocketBase) {
  return {
    /** A page's workouts: changed or due on its days, and earlier ones that tell how many were missed in a row. */
    async listPage(page: number, { me, today }: { me: string; today: CalendarDate }): Promise<FeedPage> {
      const { from, to } = rangeOfPage(page, today);
      const range = {
        me,
        begin: beginning(from),
        end: beginning(addDays(to, 1)),
        first: addDays(from, -LOOKED_BACK),
        to,
      };
      const [workouts, older] = await Promise.all([
        listAll(client, 'workouts', feedWorkout, {
          perPage: PAGE_SIZE,
          sort: '-date,id',
          fields: FEED_FIELDS,
          filter: client.filter(
            'user != {:me} && ((acted >= {:begin} && acted < {:end}) || (date >= {:first} && date <= {:to}))',
            range,
          ),
        }),
        countRecords(client, 'workouts', client.filter('user != {:me} && date < {:from}', { me, from })),
      ]);
      return { workouts, from, hasOlder: older > 0 };
    },

    /** The number of workouts on the first page that are new to the coach; the hub counts them. */
    async countNew(today: CalendarDate): Promise<number> {
      const { from } = rangeOfPage(0, today);
      const begins = Array.from({ length: PAGE_DAYS + 1 }, (_, day) => beginning(addDays(from, day)));
      const body = { today, begins };
      const path = '/api/hub/workouts/news';
      const sent = await request(client, () => client.send<unknown>(path, { method: 'POST', body }));
      return parseRecord(news, sent).count;
    },

    /** Records that these workouts were seen, unless their athletes have done something in them since. */
    async markSeen(shown: readonly Pick<FeedWorkout, 'id' | 'acted'>[]): Promise<void> {
      for (let at = 0; at < shown.length; at += MOST_SEEN) {
        const part = shown.slice(at, at + MOST_SEEN);
        const body = { workouts: part.map(({ id }) => id), acted: part.map(({ acted }) => acted) };
        await request(client, () => client.send<unknown>('/api/hub/workouts/seen', { method: 'POST', body }));
      }
    },

    /** Replies to a workout, or deletes the reply (`''`). A coach who replies has seen the workout. */
    async reply(id: string, reply: string): Promise<void> {
      const saved = await request(client, () => client.collection('workouts').update(id, { reply }));
      parseRecord(answer, saved);
    },
  };
}

/** The feed of the signed-in coach. */
export const feed = feedRepository(pb);

/** The feed has a separate query key, because its workouts lack fields that a workout's screens need. */
export const feedKey = ['workout-feed'] as const;

/** The activity of athletes, page by page, the newest first. */
export const feedQuery = (me: string, today: CalendarDate) =>
  infiniteQueryOptions({
    queryKey: [...feedKey, me, today],
    queryFn: ({ pageParam }) => feed.listPage(pageParam, { me, today }),
    initialPageParam: 0,
    getNextPageParam: ({ hasOlder }: FeedPage, _, page: number) => (hasOlder ? page + 1 : null),
    placeholderData: keepPreviousData,
  });

/** The number of workouts in the last two weeks that are new to a coach. */
export const newCountQuery = (me: string, today: CalendarDate) =>
  queryOptions({
    queryKey: [...feedKey, 'new', me, today],
    queryFn: () => feed.countNew(today),
    placeholderData: keepPreviousData,
  });
