import { addDays, type CalendarDate } from '@hub/calendar';
import { count, countRecords, listAll, parseRecord, pb, request } from '@hub/pb-client';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type PocketBase from 'pocketbase';
import * as v from 'valibot';
import { LOOKED_BACK } from '../model/entry';
import { FEED_FIELDS, feedWorkout, type FeedWorkout } from './feed.schema';

/** Days a page of the feed, and records a request (specification §9.390). */
const PAGE_DAYS = 14;
const PAGE_SIZE = 200;

/** The workouts of some days, and whether there are any before. */
export interface FeedPage {
  workouts: FeedWorkout[];
  /** The first of the days. */
  from: CalendarDate;
  hasOlder: boolean;
}

/** The days that are asked for, both included, seen from `today`. */
function daysOf(page: number, today: CalendarDate) {
  const to = addDays(today, -PAGE_DAYS * page);
  return { from: addDays(to, 1 - PAGE_DAYS), to };
}

/** The beginning of a day where the person is, as an instant. */
function beginning(day: CalendarDate): string {
  return new Date(`${day}T00:00:00`).toISOString();
}

const news = v.object({ count });
const answer = v.object({ id: v.string(), rev: count });

/** What athletes did, for `client`'s person, a coach: without what they did themselves. */
export function feedRepository(client: PocketBase) {
  return {
    /** What was done or was to be done on the days of a page, from 0 on, and what shows how many were missed in a row. */
    async listPage(page: number, { me, today }: { me: string; today: CalendarDate }): Promise<FeedPage> {
      const { from, to } = daysOf(page, today);
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

    /** How many workouts of the first page are new to the coach; the hub counts them. */
    async countNew(today: CalendarDate): Promise<number> {
      const { from } = daysOf(0, today);
      const begins = Array.from({ length: PAGE_DAYS + 1 }, (_, day) => beginning(addDays(from, day)));
      const body = { today, begins };
      const path = '/api/hub/workouts/news';
      const sent = await request(client, () => client.send<unknown>(path, { method: 'POST', body }));
      return parseRecord(news, sent).count;
    },

    /** Notes that these workouts were seen. */
    async markSeen(ids: readonly string[]): Promise<void> {
      const body = { workouts: ids };
      await request(client, () => client.send<unknown>('/api/hub/workouts/seen', { method: 'POST', body }));
    },

    /** Answers a workout, in place of an answer that is there; `''` takes it back. Whoever answers has seen it. */
    async reply(id: string, reply: string): Promise<void> {
      const saved = await request(client, () => client.collection('workouts').update(id, { reply }));
      parseRecord(answer, saved);
    },
  };
}

/** The feed of the coach who is signed in. */
export const feed = feedRepository(pb);

/** The feed has a key of its own: its workouts lack what the screens of a workout need. */
export const feedKey = ['workout-feed'] as const;

/** What athletes did, page by page, the newest first. */
export const feedQuery = (me: string, today: CalendarDate) =>
  infiniteQueryOptions({
    queryKey: [...feedKey, me, today],
    queryFn: ({ pageParam }) => feed.listPage(pageParam, { me, today }),
    initialPageParam: 0,
    getNextPageParam: ({ hasOlder }: FeedPage, _, page: number) => (hasOlder ? page + 1 : null),
    placeholderData: keepPreviousData,
  });

/** How many workouts of the last two weeks are new to a coach. */
export const newCountQuery = (me: string, today: CalendarDate) =>
  queryOptions({
    queryKey: [...feedKey, 'new', me, today],
    queryFn: () => feed.countNew(today),
    placeholderData: keepPreviousData,
  });
