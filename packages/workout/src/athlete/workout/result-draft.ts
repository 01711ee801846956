import { dropTypedText, storeTypedText, readTypedText } from '@hub/auth';
import * as v from 'valibot';

const draftSchema = v.object({ results: v.string(), completed: v.boolean(), resultsSeen: v.string() });

/** The draft of one exercise's results: the fields, and the stored results that it started from. */
export type ResultDraft = v.InferOutput<typeof draftSchema>;

/** Identifies a draft by person, workout and exercise. */
export interface DraftKey {
  personId: string;
  workoutId: string;
  exerciseId: string;
}

const nameOf = ({ workoutId, exerciseId }: DraftKey) => `result.${workoutId}.${exerciseId}`;

/** The draft that this device has kept, and since when; `null` for none. */
export function readDraft(key: DraftKey): { draft: ResultDraft; at: number } | null {
  const stored = readTypedText(key.personId, nameOf(key));
  try {
    return stored && { draft: v.parse(draftSchema, JSON.parse(stored.text)), at: stored.at };
  } catch {
    return null;
  }
}

/** Keeps a draft on this device; says whether it is kept. */
export function storeDraft(key: DraftKey, draft: ResultDraft): boolean {
  return storeTypedText(key.personId, nameOf(key), JSON.stringify(draft));
}

/** Deletes a draft. */
export function dropDraft(key: DraftKey): void {
  dropTypedText(key.personId, nameOf(key));
}
