import { count, text } from '@hub/pb-client';
import type { ValuesOf } from '@hub/tool-kit';
import { EQUIPMENT, forEachText, readMuscles } from '../rules';
import * as v from 'valibot';
import { readTags } from '../model/exercise';
import type { libraryFields } from '../model/exercise-fields';

/** A list of muscles, without unknown ones. */
export const storedMuscles = v.pipe(v.optional(v.unknown(), null), v.transform(readMuscles));

/** A record of the collection `exercises`, parsed; an empty field is `''`, as within a workout. */
export const libraryExercise = v.object({
  id: text,
  ...forEachText(() => text),
  video: text,
  tags: v.pipe(v.unknown(), v.transform(readTags)),
  muscles: storedMuscles,
  secondary: storedMuscles,
  /** `''` for none. */
  equipment: v.optional(v.picklist(['', ...EQUIPMENT]), ''),
  rev: count,
});

/** An exercise of the hub's library. */
export type LibraryExercise = v.InferOutput<typeof libraryExercise>;

/** The editable fields of an exercise; its tags are one text with commas. */
export type ExerciseValues = ValuesOf<typeof libraryFields>;
