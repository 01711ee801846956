import { calendarDate, count, flag, optionalText, text } from '@hub/pb-client';
import * as v from 'valibot';
import { parsedExercises } from '../../../api/workout.schema';

/** The fields of an exercise that the feed shows; its instructions are not requested. */
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

/** A workout with the fields that the feed needs. */
export const feedWorkout = v.object({ ...record.entries, exercises: parsedExercises });

/** An athlete's workout in their coach's feed. */
export type FeedWorkout = v.InferOutput<typeof feedWorkout>;

/** The requested fields. */
export const FEED_FIELDS = [
  ...Object.keys(record.entries),
  ...EXERCISE_FIELDS.map((name) => `exercises.${name}`),
].join(',');
