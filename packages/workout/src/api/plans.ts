import { count, flag, moment, optionalText, pb, text } from '@hub/pb-client';
import { type ListOrder, recordRepository, type Records, type ValuesOf, withFirstPage } from '@hub/tool-kit';
import { readObjects } from '../rules';
import { queryOptions } from '@tanstack/react-query';
import type PocketBase from 'pocketbase';
import * as v from 'valibot';
import type { planFields } from '../coach/plans/model/plan-fields';

/** Records a page of a person's plans (specification §9.20). */
const PLANS_PAGE_SIZE = 50;

/** A plan's workouts as they are stored; what is none of them is left out. */
const storedWorkouts = v.pipe(v.unknown(), v.transform(readObjects));

/** A record of the collection `plans` as the tool knows it. */
export const planItem = v.object({
  id: text,
  user: text,
  active: flag,
  planTitle: text,
  planDescription: optionalText,
  workouts: storedWorkouts,
  created: moment,
  rev: count,
});

/** What a coach has planned for one athlete. */
export type Plan = v.InferOutput<typeof planItem>;

/** What is decided about a plan. */
export type PlanValues = ValuesOf<typeof planFields>;

/** The only way to the collection `plans`, as `client`'s person sees it. */
export function planRepository(client: PocketBase) {
  const plans = recordRepository<typeof planItem, PlanValues>(client, {
    collection: 'plans',
    schema: planItem,
  });
  return {
    ...plans,

    /** All plans of one person, the newest first. */
    listOf: (userId: string, onFirstPage?: (plans: Plan[]) => void): Promise<Plan[]> =>
      plans.listAll(
        {
          perPage: PLANS_PAGE_SIZE,
          filter: client.filter('user = {:userId}', { userId }),
          sort: '-created,id',
        },
        onFirstPage,
      ),
  };
}

const repository = planRepository(pb);

/** Everything about plans lies under this key. */
export const plansKey = ['plans'] as const;

/** The order of the list of a person’s plans: the newest first. */
const orderOf = (userId: unknown): ListOrder<Plan> => ({
  belongs: ({ user }) => user === userId,
  compare: (a, b) => Number(b.created) - Number(a.created),
});

/** The plans, to open, save and delete. */
export const planRecords: Records<Plan, PlanValues> = {
  repository,
  key: plansKey,
  orderIn: ([, list, userId]) => (list === 'of' ? orderOf(userId) : undefined),
};

/** The plans of one person. */
export const plansQuery = (userId: string) =>
  queryOptions({
    queryKey: [...plansKey, 'of', userId],
    queryFn: withFirstPage<Plan>((onFirstPage) => repository.listOf(userId, onFirstPage)),
  });
