import { count, flag, moment, optionalText, pb, text } from '@hub/pb-client';
import { type ListOrder, recordRepository, type Records, type ValuesOf, withFirstPage } from '@hub/tool-kit';
import { readObjects, readTexts } from '../rules';
import { queryOptions } from '@tanstack/react-query';
import type PocketBase from 'pocketbase';
import * as v from 'valibot';
import type { planFields } from '../coach/plans/model/plan-fields';

/** The page size of a person's plans (specification §9.20). */
const PLANS_PAGE_SIZE = 50;

/** A plan's workouts in their stored form, without invalid entries. */
const storedWorkouts = v.pipe(v.unknown(), v.transform(readObjects));

/** A record of the collection `plans`, parsed. */
export const planItem = v.object({
  id: text,
  /** The athlete; `''` for a template. */
  user: text,
  active: flag,
  planTitle: text,
  planDescription: optionalText,
  workouts: storedWorkouts,
  /** The id of the plan from which it was copied; `''` if it was created by hand. */
  origin: v.optional(text, ''),
  /** Whether its athlete may move the workouts that are generated from it. */
  movable: v.optional(flag, false),
  /** The day from which its weeks are counted; `''` before its first generation. */
  start: v.optional(text, ''),
  /** Its workouts that were deleted by hand, as `<key>/<date>`. */
  removed: v.pipe(v.optional(v.unknown(), []), v.transform(readTexts)),
  created: moment,
  rev: count,
});

/** A coach's plan for one athlete, or a template. */
export type Plan = v.InferOutput<typeof planItem>;

/** The editable values of a plan; a copy also has the id of its original. */
export type PlanValues = ValuesOf<typeof planFields> & Partial<Pick<Plan, 'origin'>>;

/** The only access to the collection `plans`, with the permissions of `client`'s person. */
export function planRepository(client: PocketBase) {
  const plans = recordRepository<typeof planItem, PlanValues>(client, {
    collection: 'plans',
    schema: planItem,
  });
  return {
    ...plans,

    /** All plans of one person, the newest first; for `''`, all templates. */
    listOf: (userId: string, onFirstPage?: (plans: Plan[]) => void): Promise<Plan[]> =>
      plans.listAll(
        {
          perPage: PLANS_PAGE_SIZE,
          filter: client.filter('user = {:userId}', { userId }),
          sort: '-created,id',
        },
        onFirstPage,
      ),

    /** The active plans of all people, and all templates, the newest first. */
    listCurrent: (): Promise<Plan[]> =>
      plans.listAll({
        perPage: PLANS_PAGE_SIZE,
        filter: 'active = true || user = ""',
        sort: '-created,id',
      }),
  };
}

const repository = planRepository(pb);

/** The common prefix of the query keys of plans. */
export const plansKey = ['plans'] as const;

/** The order of the list of a person’s plans: the newest first. */
const orderOf = (userId: unknown): ListOrder<Plan> => ({
  belongs: ({ user }) => user === userId,
  compare: (a, b) => Number(b.created) - Number(a.created),
});

/** For forms: loads, saves and deletes plans. */
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

/** The active plans of all people, and all templates. */
export const currentPlansQuery = () =>
  queryOptions({ queryKey: [...plansKey, 'current'], queryFn: repository.listCurrent });
