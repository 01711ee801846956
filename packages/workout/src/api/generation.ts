import { count, parseRecord, patientFetch, pb, request, text } from '@hub/pb-client';
import type { QueryClient } from '@tanstack/react-query';
import type { ChangeGroup, Horizon } from '../rules';
import type PocketBase from 'pocketbase';
import * as v from 'valibot';
import { plansKey } from './plans';
import { workoutsKey } from './workouts';

/** The order for one athlete. */
export interface AthleteOrder {
  user: string;
  /** The id of the athlete's own plan, or of a template. */
  plan: string;
  /** The revision of the plan that the preview shows: the hub refuses another one. */
  rev: number;
  /** The dates to leave out: `<key of the plan's workout>/<date>`. */
  without: readonly string[];
  /** The workouts deleted by hand that are generated again, in the same form. */
  again?: readonly string[];
}

/** The parameters of a generation. */
export type GenerationOrder = Horizon & AthleteOrder;

/** The parameters of a generation for several athletes. */
export interface SeveralOrder extends Horizon {
  athletes: readonly AthleteOrder[];
}

const saveMany = patientFetch('manyRecords');

const made = v.object({ created: count, batch: text });
const followed = v.object({ ...made.entries, updated: count, removed: count });
const undone = v.object({ removed: count, kept: count, restored: v.optional(count, 0) });

/** The parameters of bringing one group of workouts in line with their plan. */
export interface FollowOrder extends Horizon, Pick<AthleteOrder, 'user' | 'plan' | 'rev'> {
  group: ChangeGroup;
  /** The chosen workouts: their ids, and `<key>/<date>` of those deleted by hand. */
  chosen: readonly string[];
}

/** The numbers of workouts that an undo has removed, restored and kept. */
export type Undone = v.InferOutput<typeof undone>;

/** The numbers of workouts that one request has created and changed, with the batch that undoes it. */
export type Done = v.InferOutput<typeof made> & Partial<v.InferOutput<typeof followed>>;

/** Generates workouts from plans, all or none, and undoes that. Both throw a `HubError`. */
export function generationRepository(client: PocketBase) {
  const post = (path: string, body: object) =>
    request(client, () => client.send<unknown>(path, { method: 'POST', body, fetch: saveMany }));
  return {
    generate: async (order: GenerationOrder) =>
      parseRecord(made, await post('/api/hub/workouts/generate', order)),
    /** The same for several athletes, in one batch. */
    generateSeveral: async (order: SeveralOrder) =>
      parseRecord(made, await post('/api/hub/workouts/generate-several', order)),
    /** Updates, removes or puts back workouts that differ from their plan. */
    follow: async (order: FollowOrder) =>
      parseRecord(followed, await post('/api/hub/workouts/follow', order)),
    /** Deletes the workouts of one batch and restores the changed ones, if nobody has changed them since. */
    undo: async (batch: string) => parseRecord(undone, await post('/api/hub/workouts/undo', { batch })),
  };
}

/** Loads workouts and plans again: a generation also creates plans, and changes their start. */
export const refreshGenerated = (queryClient: QueryClient) =>
  Promise.all([workoutsKey, plansKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));

/** The generation functions of the signed-in person. */
export const generation = generationRepository(pb);
