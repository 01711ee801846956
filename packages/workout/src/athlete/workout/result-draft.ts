import type { DraftPlace } from '@hub/tool-kit';
import * as v from 'valibot';

const draftSchema = v.object({ results: v.string(), completed: v.boolean(), resultsSeen: v.string() });

/** The draft of one exercise's results: the fields, and the stored results that it started from. */
export type ResultDraft = v.InferOutput<typeof draftSchema>;

/** Where the device stores what a person types as the results of an exercise of a workout. */
export const resultPlace = (personId: string, workoutId: string, exerciseId: string): DraftPlace => ({
  personId,
  name: `result.${workoutId}.${exerciseId}`,
});

/** A draft as the device has stored it; `null` if it can't be read. */
export function parseResultDraft(text: string): ResultDraft | null {
  try {
    return v.parse(draftSchema, JSON.parse(text));
  } catch {
    return null;
  }
}
