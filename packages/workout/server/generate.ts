import { bodyOf, findRecord, refuseFields, writeWhole } from '@hub/pocketbase/hooks';
import {
  areTooLarge,
  readObjects,
  freshExercises,
  MOST_DATES,
  readPlanWorkouts,
  schedulePlan,
  TOO_LARGE,
} from '../src/rules';
import { type GenerateRequest, readGenerateRequest } from './generate-request';

/** Of PocketBase's own length and letters. */
const ID = { length: 15, alphabet: 'abcdefghijklmnopqrstuvwxyz0123456789' };

/** The fields that all workouts share which are made from one workout of a plan. */
interface Pattern {
  workoutTitle: unknown;
  workoutDescription: unknown;
  exercises: string;
}

function refuse(field: string, sentence: string): never {
  throw new BadRequestError(sentence, { [field]: new ValidationError('hub_invalid', sentence) });
}

/** The workouts of a plan by their keys, with the rules of their dates. */
function readPlan(tx: App, { user, plan }: GenerateRequest) {
  if (findRecord(tx, 'users', user) === null) refuse('user', 'Invalid user or plan ID');
  const record = findRecord(tx, 'plans', plan);
  if (record?.getString('user') !== user) refuse('plan', 'Plan not found or access denied');
  const stored = readObjects(JSON.parse(record.getString('workouts') || '[]'));
  if (stored.length === 0) refuse('plan', 'No workouts found in the selected plan');
  const rules = readPlanWorkouts(stored);
  const patterns = new Map<string, Pattern>();
  rules.forEach(({ key }, index) => {
    const { workoutTitle, workoutDescription = '', exercises } = stored[index] ?? {};
    patterns.set(key, {
      workoutTitle,
      workoutDescription,
      exercises: JSON.stringify(freshExercises(exercises)),
    });
  });
  return { stored, rules, patterns };
}

/** The dates of a plan that have been made already, as `<key>/<date>`. */
function madeBefore(tx: App, { user, plan }: GenerateRequest): Set<string> {
  const rows = arrayOf(new DynamicModel({ planWorkout: '', date: '' }));
  tx.db()
    .newQuery('SELECT planWorkout, date FROM workouts WHERE user = {:user} AND plan = {:plan}')
    .bind({ user, plan })
    .all(rows);
  return new Set(rows.map(({ planWorkout, date }) => `${planWorkout}/${date}`));
}

function makeWorkouts(tx: App, request: GenerateRequest): { created: number; batch: string } {
  const { user, plan, horizon, without } = request;
  const { stored, rules, patterns } = readPlan(tx, request);
  const { dates, isTooLong } = schedulePlan(rules, horizon);
  if (isTooLong)
    refuse('duration', `At most ${MOST_DATES} workouts are made at once. Choose a shorter time.`);
  const left = new Set([...without, ...madeBefore(tx, request)]);
  const wanted = dates.filter(({ key, date }) => !left.has(`${key}/${date}`));
  if (areTooLarge(stored, wanted)) refuse('duration', TOO_LARGE);
  const batch = wanted.length > 0 ? $security.randomStringWithAlphabet(ID.length, ID.alphabet) : '';

  const workouts = tx.findCollectionByNameOrId('workouts');
  for (const { key, date } of wanted) {
    const values = { ...patterns.get(key), user, date, plan, planWorkout: key, batch };
    const record = new Record(workouts);
    for (const [field, value] of Object.entries(values)) record.set(field, value);
    tx.save(record);
  }
  return { created: wanted.length, batch };
}

/**
 * Makes the workouts of a plan (specification §7.36): all or none, and none that has been made before. Existing
 * ones are looked up and new ones written in one transaction, and SQLite lets one write at a time, so that two who
 * ask at once don't make anything twice.
 */
export function generateWorkouts(e: RequestEvent): void {
  const request = readGenerateRequest(bodyOf(e));
  if ('problems' in request) refuseFields(request.problems);
  const made = writeWhole(e.app, (tx) => makeWorkouts(tx, request));
  e.json(200, made);
}

/** Takes back the workouts of one generation that nobody has changed since (specification §7.37). */
export function undoGeneration(e: RequestEvent): void {
  const { batch } = bodyOf(e);
  if (typeof batch !== 'string' || batch === '') refuse('batch', 'Say which workouts to take back.');
  const undone = writeWhole(e.app, (tx) => {
    const made = tx.findRecordsByFilter('workouts', 'batch = {:batch}', '', 0, 0, { batch });
    const untouched = made.filter((workout) => workout.getInt('rev') === 1);
    for (const workout of untouched) tx.delete(workout);
    return { removed: untouched.length, kept: made.length - untouched.length };
  });
  e.json(200, undone);
}
