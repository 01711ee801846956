import { bodyOf, findRecord, refuseFields, writeAs } from '@hub/pocketbase/hooks';
import {
  areTooLarge,
  datesMade,
  freshExercises,
  type Horizon,
  type MadeWorkout,
  MOST_DATES,
  type PlannedDate,
  readObjects,
  readPlanWorkouts,
  schedulePlan,
  type Stored,
  takenDates,
  TOO_LARGE,
} from '../src/rules';
import {
  type GenerateRequest,
  type Order,
  readGenerateRequest,
  readSeveralRequest,
} from './generate-request';
import type { Problems, Sent } from './sent';
import { copyTemplate, findCopy } from './template';

/** The length and alphabet of PocketBase's own ids. */
const ID = { length: 15, alphabet: 'abcdefghijklmnopqrstuvwxyz0123456789' };

const TOO_MANY = `At most ${MOST_DATES} workouts are made at once. Choose a shorter time.`;

/** What is generated for one athlete. */
interface Generation {
  user: string;
  /** The athlete's plan, or the template that is copied for them. */
  plan: HubRecord;
  /** The plan's workouts in their stored form. */
  stored: Stored[];
  dates: PlannedDate[];
}

function refuse(field: string, sentence: string): never {
  throw new BadRequestError(sentence, { [field]: new ValidationError('hub_invalid', sentence) });
}

/**
 * Finds the plan of an order: the athlete's own, or for a template, their copy of it; the template itself if
 * they have no copy.
 */
function findPlan(tx: App, { user, plan }: Order): HubRecord {
  if (findRecord(tx, 'users', user) === null) refuse('user', 'Invalid user or plan ID');
  const record = findRecord(tx, 'plans', plan);
  if (record?.getString('user') === '') return findCopy(tx, record, user) ?? record;
  if (record?.getString('user') !== user) refuse('plan', 'Plan not found or access denied');
  return record;
}

/** The workouts that were generated from a plan for this person before. */
function madeBefore(tx: App, user: string, plan: string): MadeWorkout[] {
  const rows = arrayOf(new DynamicModel({ planWorkout: '', date: '', plannedDate: '' }));
  tx.db()
    .newQuery('SELECT planWorkout, date, plannedDate FROM workouts WHERE user = {:user} AND plan = {:plan}')
    .bind({ user, plan })
    .all(rows);
  return rows.map(({ planWorkout, date, plannedDate }) => ({ planWorkout, date, plannedDate }));
}

function prepare(tx: App, order: Order, horizon: Horizon): Generation {
  const plan = findPlan(tx, order);
  const stored = readObjects(JSON.parse(plan.getString('workouts') || '[]'));
  if (stored.length === 0) refuse('plan', 'No workouts found in the selected plan');
  const made = madeBefore(tx, order.user, plan.id);
  const { dates, isTooLong } = schedulePlan(readPlanWorkouts(stored), horizon, datesMade(made));
  if (isTooLong) refuse('duration', TOO_MANY);
  const left = new Set([...order.without, ...takenDates(made).map(({ key, date }) => `${key}/${date}`)]);
  return {
    user: order.user,
    plan,
    stored,
    dates: dates.filter(({ key, date }) => !left.has(`${key}/${date}`)),
  };
}

/** The common fields of all workouts that are generated from one workout of a plan, by its key. */
function patternsOf(stored: readonly Stored[]) {
  return new Map(
    readPlanWorkouts(stored).map(({ key }, index) => {
      const { workoutTitle, workoutDescription = '', exercises } = stored[index] ?? {};
      const fresh = JSON.stringify(freshExercises(exercises));
      return [key, { workoutTitle, workoutDescription, exercises: fresh }];
    }),
  );
}

function write(tx: App, { user, plan: found, stored, dates }: Generation, batch: string): void {
  if (dates.length === 0) return;
  const isTemplate = found.getString('user') === '';
  const plan = isTemplate ? copyTemplate(tx, found, user, batch) : found.id;
  const patterns = patternsOf(stored);
  const movable = found.getBool('movable');
  const workouts = tx.findCollectionByNameOrId('workouts');
  for (const { key, date } of dates) {
    const origin = { plan, planWorkout: key, plannedDate: date, batch };
    const values = { ...patterns.get(key), user, date, ...origin, movable };
    const record = new Record(workouts);
    for (const [field, value] of Object.entries(values)) record.set(field, value);
    tx.save(record);
  }
}

function makeWorkouts(tx: App, { orders, horizon }: GenerateRequest): { created: number; batch: string } {
  const generations = orders.map((order) => prepare(tx, order, horizon));
  const created = generations.reduce((sum, { dates }) => sum + dates.length, 0);
  if (created > MOST_DATES) refuse('duration', TOO_MANY);
  if (areTooLarge(generations)) refuse('duration', TOO_LARGE);
  const batch = created > 0 ? $security.randomStringWithAlphabet(ID.length, ID.alphabet) : '';
  for (const generation of generations) write(tx, generation, batch);
  return { created, batch };
}

/**
 * Generates the workouts of plans: all or none, and none twice. Existing workouts are read and new ones
 * written in one transaction, and SQLite has only one writer at a time, so that two simultaneous requests do
 * not create duplicates.
 */
function generate(e: RequestEvent, read: (sent: Sent) => GenerateRequest | { problems: Problems }): void {
  const request = read(bodyOf(e));
  if ('problems' in request) refuseFields(request.problems);
  const made = writeAs(e, (tx) => makeWorkouts(tx, request));
  e.json(200, made);
}

/** Generates the workouts of a plan for one athlete (specification §7.36). */
export function generateWorkouts(e: RequestEvent): void {
  generate(e, readGenerateRequest);
}

/** Generates the workouts of several athletes, with a plan each, as one batch (specification §7.310). */
export function generateForSeveral(e: RequestEvent): void {
  generate(e, readSeveralRequest);
}
