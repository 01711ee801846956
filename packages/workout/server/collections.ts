import {
  ADMIN,
  belongsTo,
  CLOSED,
  type Collection,
  DATE,
  type Field,
  frame,
  MEGABYTE,
  names,
  owner,
  privateToOwner,
  prose,
  rev,
  SIGNED_IN,
  title,
  unchanged,
} from '@hub/pocketbase/fields';
import { EQUIPMENT, MOST_EXERCISES_BYTES, WEB_ADDRESS } from '../src/rules';

const OWN_OR_ADMIN = `${SIGNED_IN} && (user = @request.auth.id || ${ADMIN})`;
const MINE = `${SIGNED_IN} && user = @request.auth.id`;
const athlete: Field = { ...belongsTo('user'), required: true };

/** The fields of a workout, without its revision and times. */
export const workoutFields: readonly Field[] = [
  athlete,
  { name: 'date', type: 'text', required: true, max: 10, pattern: DATE, holds: 'date' },
  title('workoutTitle'),
  prose('workoutDescription'),
  { name: 'exercises', type: 'json', maxSize: MOST_EXERCISES_BYTES, holds: 'exercises' },
  // The origin of a generated workout: its plan, its key in the plan, and the batch; empty if it was created
  // by hand.
  { name: 'plan', type: 'text', max: 15 },
  { name: 'planWorkout', type: 'text', max: 255 },
  { name: 'batch', type: 'text', max: 15 },
  // What its athlete says about the whole workout: when it ended, and a note to the coach.
  { name: 'finished', type: 'text', max: 30, holds: 'instant' },
  { name: 'note', type: 'text', max: 2000 },
  // Whether its athlete created it, who then may change all of it.
  { name: 'own', type: 'bool' },
  // Whether its athlete may move it to another day, and the day before the first move.
  { name: 'movable', type: 'bool' },
  { name: 'movedFrom', type: 'text', max: 10, holds: 'date' },
  // The day for which it was generated.
  { name: 'plannedDate', type: 'text', max: 10, holds: 'date' },
  // Identifies the content that its plan gave it; empty once somebody has changed that.
  { name: 'planMark', type: 'text', max: 20 },
  // A coach's reply.
  { name: 'reply', type: 'text', max: 2000 },
  // When a coach last saw it, and when its athlete last changed it: instants.
  { name: 'seen', type: 'text', max: 30, holds: 'instant' },
  { name: 'acted', type: 'text', max: 30, holds: 'instant' },
];
/** The fields of a workout that only a coach and the hub may write. */
const COACHES = [
  'user',
  ...['plan', 'planWorkout', 'batch'],
  ...['own', 'movable', 'movedFrom', 'plannedDate', 'planMark', 'reply', 'seen', 'acted'],
];
/** An athlete may change all of their own workouts; in others what was done, and the day if that is allowed. */
const ATHLETE_CHANGES = `${unchanged(COACHES)} && (own = true || (${unchanged([
  'workoutTitle',
  'workoutDescription',
])} && (movable = true || ${unchanged(['date'])})))`;
/** An athlete may create workouts for themselves, without a plan. */
const ATHLETE_MAKES = `${MINE} && plan = "" && planWorkout = "" && batch = "" && movable = false && reply = ""`;

/** Only admins have access, but not to notes about themselves. */
const ABOUT_OTHERS = `${ADMIN} && user != @request.auth.id`;

/** The collections of Workout: workouts, exercises, plans, training settings, and the coaches' notes. */
export const collections: readonly Collection[] = [
  {
    name: 'workouts',
    type: 'base',
    record: 'WorkoutRecord',
    ownedBy: 'user',
    called: { one: 'workout', many: 'workouts' },
    lists: { filter: ['date', 'plannedDate', 'acted'], sort: ['date'] },
    taken: { field: 'date', sentence: 'This workout from the plan is already on that day.' },
    rules: {
      list: OWN_OR_ADMIN,
      view: OWN_OR_ADMIN,
      create: `${ADMIN} || (${ATHLETE_MAKES})`,
      update: `${ADMIN} || (${MINE} && ${ATHLETE_CHANGES})`,
      delete: `${ADMIN} || (${MINE} && own = true)`,
    },
    fields: [...workoutFields, ...frame],
    indexes: [
      'CREATE INDEX `idx_workouts_user_date` ON `workouts` (user, date)',
      "CREATE UNIQUE INDEX `idx_workouts_planned` ON `workouts` (user, plan, planWorkout, date) WHERE plan != ''",
      "CREATE INDEX `idx_workouts_batch` ON `workouts` (batch) WHERE batch != ''",
      "CREATE INDEX `idx_workouts_acted` ON `workouts` (acted) WHERE acted != ''",
      'CREATE INDEX `idx_workouts_date` ON `workouts` (date)',
      "CREATE INDEX `idx_workouts_plannedDate` ON `workouts` (plannedDate) WHERE plannedDate != ''",
    ],
  },
  {
    name: 'exercises',
    type: 'base',
    record: 'ExerciseRecord',
    lists: { sort: ['title'] },
    rules: { list: SIGNED_IN, view: SIGNED_IN, create: ADMIN, update: ADMIN, delete: ADMIN },
    fields: [
      title('title'),
      { ...prose('instructions'), required: true },
      prose('instruction'),
      { name: 'video', type: 'text', max: 2000, pattern: WEB_ADDRESS, holds: 'web-address' },
      { name: 'tags', type: 'json', maxSize: 8000, holds: 'tags' },
      { name: 'tags_csv', type: 'text', max: 5000 },
      // The muscles that it mainly works, and those that it works as well.
      { name: 'muscles', type: 'json', maxSize: 1000, holds: 'muscles' },
      { name: 'secondary', type: 'json', maxSize: 1000, holds: 'muscles' },
      { name: 'equipment', type: 'select', values: EQUIPMENT, maxSelect: 1 },
      prose('notes'),
      prose('progression'),
      prose('regression'),
      ...frame,
    ],
    indexes: ['CREATE INDEX `idx_exercises_title` ON `exercises` (title)'],
  },
  {
    name: 'plans',
    type: 'base',
    record: 'PlanRecord',
    ownedBy: 'user',
    called: { one: 'plan', many: 'plans' },
    lists: { filter: ['active'], contains: ['workouts'] },
    rules: { list: OWN_OR_ADMIN, view: OWN_OR_ADMIN, create: ADMIN, update: ADMIN, delete: ADMIN },
    fields: [
      // A plan without an athlete is a template, which only admins can see.
      belongsTo('user'),
      { name: 'active', type: 'bool' },
      title('planTitle'),
      prose('planDescription'),
      // Whether its athlete may move the workouts that are generated from it.
      { name: 'movable', type: 'bool' },
      { name: 'workouts', type: 'json', maxSize: MEGABYTE, holds: 'plan-workouts' },
      // The plan from which it was copied, and the generation for which it was copied; empty if it was
      // created by hand.
      { name: 'origin', type: 'text', max: 15 },
      { name: 'batch', type: 'text', max: 15 },
      // The day from which its weeks are counted; empty before its first generation.
      { name: 'start', type: 'text', max: 10, holds: 'date' },
      // Its workouts that were deleted by hand, each as its key and the day for which it was generated.
      { name: 'removed', type: 'json', maxSize: MEGABYTE, holds: 'removed' },
      ...frame,
    ],
    indexes: [
      'CREATE INDEX `idx_plans_user_created` ON `plans` (user, created)',
      "CREATE INDEX `idx_plans_batch` ON `plans` (batch) WHERE batch != ''",
    ],
  },
  {
    // Workouts as they were before they were brought in line with their plan, as long as that can be undone.
    name: 'plan_changes',
    type: 'base',
    rules: CLOSED,
    fields: [
      athlete,
      { name: 'plan', type: 'text', max: 15 },
      { name: 'batch', type: 'text', max: 15 },
      { name: 'workout', type: 'text', max: 15 },
      // The workout's revision before the change.
      rev,
      { name: 'before', type: 'json', maxSize: MEGABYTE },
    ],
    indexes: [
      'CREATE INDEX `idx_plan_changes_plan` ON `plan_changes` (plan)',
      'CREATE INDEX `idx_plan_changes_batch` ON `plan_changes` (batch)',
    ],
  },
  {
    name: 'training_settings',
    type: 'base',
    record: 'TrainingSettingsRecord',
    ownedBy: 'owner',
    taken: { field: 'owner', sentence: 'Your settings were set up on another device. Reload the page.' },
    rules: privateToOwner,
    fields: [
      { name: 'unit', type: 'select', values: ['kg', 'lb'], maxSelect: 1 },
      // The smallest weight increment, in the unit.
      { name: 'step', type: 'select', values: ['0.5', '1', '1.25', '2', '2.5', '5', '10'], maxSelect: 1 },
      { name: 'effort', type: 'select', values: ['rpe', 'rir'], maxSelect: 1 },
      { name: 'isSilent', type: 'bool' },
      // The meaning of exercise names in files: the id of an exercise in the library, or "" for the person's
      // own exercise.
      { name: 'exerciseNames', type: 'json', maxSize: 100_000, holds: 'exercise-names' },
      owner,
      ...frame,
    ],
    indexes: ['CREATE UNIQUE INDEX `idx_training_settings_owner` ON `training_settings` (owner)'],
  },
  {
    name: 'coach_notes',
    type: 'base',
    record: 'CoachNoteRecord',
    ownedBy: 'user',
    leftOut: 'Private notes belong to the coaches who wrote them.',
    isKeptFromOwner: true,
    called: { one: 'private note', many: 'private notes' },
    rules: {
      list: ABOUT_OTHERS,
      view: ABOUT_OTHERS,
      create: ABOUT_OTHERS,
      update: `${ABOUT_OTHERS} && ${unchanged(['user', 'author'])}`,
      delete: ABOUT_OTHERS,
    },
    fields: [
      athlete,
      // Its author.
      names('author'),
      { ...prose('text'), required: true, holds: 'trimmed' },
      ...frame,
    ],
    indexes: ['CREATE INDEX `idx_coach_notes_user_created` ON `coach_notes` (user, created)'],
  },
];
