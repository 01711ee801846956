import { calendarDate, count, flag, optionalText, text } from '@hub/pb-client';
import * as v from 'valibot';
import { readExercises } from '../../../model/exercise';

/** What of an exercise a coach is told of; its instructions stay on the server. */
const EXERCISE_FIELDS = ['id', 'code', 'title', 'completed', 'results', 'target', 'sets'];

const record = v.object({
  id: text,
  rev: count,
  user: text,
  date: calendarDate,
  workoutTitle: text,
  finished: optionalText,
  note: optionalText,
  own: flag,
  movedFrom: optionalText,
  reply: optionalText,
  seen: text,
  acted: text,
});

/** A workout as the feed needs it. */
export const feedWorkout = v.object({
  ...record.entries,
  exercises: v.pipe(
    v.nullish(v.array(v.looseObject({})), []),
    v.transform((stored) => readExercises(stored)),
  ),
});

/** A workout of an athlete, as far as its coach is told of it. */
export type FeedWorkout = v.InferOutput<typeof feedWorkout>;

/** The fields that are asked for. */
export const FEED_FIELDS = [
  ...Object.keys(record.entries),
  ...EXERCISE_FIELDS.map((name) => `exercises.${name}`),
].join(',');
