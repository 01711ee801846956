import { count, text } from '@hub/pb-client';
import type { ValuesOf } from '@hub/tool-kit';
import { forEachText } from '../rules';
import * as v from 'valibot';
import { readTags } from '../model/exercise';
import type { exerciseFields } from '../model/exercise-fields';

/** A record of the collection `exercises` as the tool knows it; `''` where there is nothing, as inside a workout. */
export const libraryExercise = v.object({
  id: text,
  ...forEachText(() => text),
  video: text,
  tags: v.pipe(v.unknown(), v.transform(readTags)),
  rev: count,
});

/** An exercise that plans are made of. */
export type LibraryExercise = v.InferOutput<typeof libraryExercise>;

/** The editable fields of an exercise; its tags are one text with commas. */
export type ExerciseValues = ValuesOf<typeof exerciseFields>;
