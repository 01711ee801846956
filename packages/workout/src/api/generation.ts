import { count, parseRecord, patientFetch, pb, request, text } from '@hub/pb-client';
import type { Horizon } from '../rules';
import type PocketBase from 'pocketbase';
import * as v from 'valibot';

/** The order for one athlete. */
export interface AthleteOrder {
  user: string;
  /** The id of the athlete's own plan, or of a template. */
  plan: string;
  /** The dates to leave out: `<key of the plan's workout>/<date>`. */
  without: readonly string[];
}

/** The parameters of a generation. */
export type GenerationOrder = Horizon & AthleteOrder;

/** The parameters of a generation for several athletes. */
export interface SeveralOrder extends Horizon {
  athletes: readonly AthleteOrder[];
}

/** Writing two months of a large plan to a slow disk takes a while. */
const saveMany = patientFetch(60_000);

const made = v.object({ created: count, batch: text });
const undone = v.object({ removed: count, kept: count });

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
    /** Deletes the workouts of one generation that nobody has changed since. */
    undo: async (batch: string) => parseRecord(undone, await post('/api/hub/workouts/undo', { batch })),
  };
}

/** The generation functions of the signed-in person. */
export const generation = generationRepository(pb);
