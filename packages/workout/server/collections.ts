import {
  ADMIN,
  belongsTo,
  created,
  DATE,
  MEGABYTE,
  prose,
  rev,
  SIGNED_IN,
  title,
  type Collection,
  type Field,
  unchanged,
  updated,
} from '@hub/pocketbase/fields';
import { WEB_ADDRESS } from '../src/rules';

const OWN_OR_ADMIN = `${SIGNED_IN} && (user = @request.auth.id || ${ADMIN})`;
const athlete: Field = { ...belongsTo('user'), required: true };

const workoutFields: readonly Field[] = [
  athlete,
  { name: 'date', type: 'text', required: true, max: 10, pattern: DATE, holds: 'date' },
  title('workoutTitle'),
  prose('workoutDescription'),
  { name: 'exercises', type: 'json', maxSize: 200_000, holds: 'exercises' },
  // The origin of a generated workout: its plan, its key there, and the batch; empty for one made by hand.
  { name: 'plan', type: 'text', max: 15 },
  { name: 'planWorkout', type: 'text', max: 255 },
  { name: 'batch', type: 'text', max: 15 },
];

/** The collections of Workout: workouts, exercises and plans. */
export const collections: readonly Collection[] = [
  {
    name: 'workouts',
    type: 'base',
    record: 'WorkoutRecord',
    ownedBy: 'user',
    taken: { field: 'date', sentence: 'This workout of the plan is on that day already.' },
    rules: {
      list: OWN_OR_ADMIN,
      view: OWN_OR_ADMIN,
      create: ADMIN,
      update: `${ADMIN} || (${SIGNED_IN} && user = @request.auth.id && ${unchanged(
        workoutFields.map(({ name }) => name).filter((name) => name !== 'exercises'),
      )})`,
      delete: ADMIN,
    },
    fields: [...workoutFields, rev, created, updated],
    indexes: [
      'CREATE INDEX `idx_workouts_user_date` ON `workouts` (user, date)',
      "CREATE UNIQUE INDEX `idx_workouts_planned` ON `workouts` (user, plan, planWorkout, date) WHERE plan != ''",
      "CREATE INDEX `idx_workouts_batch` ON `workouts` (batch) WHERE batch != ''",
    ],
  },
  {
    name: 'exercises',
    type: 'base',
    record: 'ExerciseRecord',
    rules: { list: SIGNED_IN, view: SIGNED_IN, create: ADMIN, update: ADMIN, delete: ADMIN },
    fields: [
      title('title'),
      { ...prose('instructions'), required: true },
      prose('instruction'),
      { name: 'video', type: 'text', max: 2000, pattern: WEB_ADDRESS, holds: 'web-address' },
      { name: 'tags', type: 'json', maxSize: 8000, holds: 'tags' },
      { name: 'tags_csv', type: 'text', max: 5000 },
      prose('notes'),
      prose('progression'),
      prose('regression'),
      rev,
      created,
      updated,
    ],
    indexes: ['CREATE INDEX `idx_exercises_title` ON `exercises` (title)'],
  },
  {
    name: 'plans',
    type: 'base',
    record: 'PlanRecord',
    ownedBy: 'user',
    rules: { list: OWN_OR_ADMIN, view: OWN_OR_ADMIN, create: ADMIN, update: ADMIN, delete: ADMIN },
    fields: [
      athlete,
      { name: 'active', type: 'bool' },
      title('planTitle'),
      prose('planDescription'),
      { name: 'workouts', type: 'json', maxSize: MEGABYTE, holds: 'plan-workouts' },
      rev,
      created,
      updated,
    ],
    indexes: ['CREATE INDEX `idx_plans_user_created` ON `plans` (user, created)'],
  },
];
