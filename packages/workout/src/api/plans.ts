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
  /** Whose it is; `''` for a template. */
  user: text,
  active: flag,
  planTitle: text,
  planDescription: optionalText,
  workouts: storedWorkouts,
  /** The id of the plan that it was copied from; `''` for one made by hand. */
  origin: v.optional(text, ''),
  /** Whether its athlete may move the workouts that are made out of it. */
  movable: v.optional(flag, false),
  created: moment,
  rev: count,
});

/** What a coach has planned for one athlete, or a template. */
export type Plan = v.InferOutput<typeof planItem>;

/** What is decided about a plan; a copy says what it was copied from. */
export type PlanValues = ValuesOf<typeof planFields> & Partial<Pick<Plan, 'origin'>>;

/** The only way to the collection `plans`, as `client`'s person sees it. */
export function planRepository(client: PocketBase) {
  const plans = recordRepository<typeof planItem, PlanValues>(client, {
    collection: 'plans',
    schema: planItem,
  });
  return {
    ...plans,

    /** All plans of one person, the newest first; of nobody (`''`), all templates. */
    listOf: (userId: string, onFirstPage?: (plans: Plan[]) => void): Promise<Plan[]> =>
      plans.listAll(
        {
          perPage: PLANS_PAGE_SIZE,
          filter: client.filter('user = {:userId}', { userId }),
          sort: '-created,id',
        },
        onFirstPage,
      ),

    /** The plans that everybody follows, and all templates, the newest first. */
    listCurrent: (): Promise<Plan[]> =>
      plans.listAll({
        perPage: PLANS_PAGE_SIZE,
        filter: 'active = true || user = ""',
        sort: '-created,id',
      }),
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

/** The plans that everybody follows, and all templates. */
export const currentPlansQuery = () =>
  queryOptions({ queryKey: [...plansKey, 'current'], queryFn: repository.listCurrent });
