import { count, parseRecord, patientFetch, pb, request, text } from '@hub/pb-client';
import type { Horizon } from '../rules';
import type PocketBase from 'pocketbase';
import * as v from 'valibot';

/** What is made for one athlete. */
export interface AthleteOrder {
  user: string;
  /** The id of a plan of theirs, or of a template. */
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

/** Two months of a large plan take a slow disk a while. */
const saveMany = patientFetch(60_000);

const made = v.object({ created: count, batch: text });
const undone = v.object({ removed: count, kept: count });

/** Makes workouts from plans, all or none, and takes them back. Both throw a `HubError`. */
export function generationRepository(client: PocketBase) {
  const post = (path: string, body: object) =>
    request(client, () => client.send<unknown>(path, { method: 'POST', body, fetch: saveMany }));
  return {
    generate: async (order: GenerationOrder) =>
      parseRecord(made, await post('/api/hub/workouts/generate', order)),
    /** The same for several athletes together, under one batch. */
    generateSeveral: async (order: SeveralOrder) =>
      parseRecord(made, await post('/api/hub/workouts/generate-several', order)),
    /** Removes what one generation has made and nobody has touched since. */
    undo: async (batch: string) => parseRecord(undone, await post('/api/hub/workouts/undo', { batch })),
  };
}

/** As the person who is signed in. */
export const generation = generationRepository(pb);
