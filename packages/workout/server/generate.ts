import { bodyOf, refuseFields, writeAs } from '@hub/pocketbase/hooks';
import {
  areTooLarge,
  type Horizon,
  MOST_DATES,
  type Occurrence,
  occurrenceId,
  occurrencesOf,
  type PlannedDate,
  readObjects,
  readPlanWorkouts,
  schedulePlan,
  startOf,
  type Stored,
  TOO_LARGE,
} from '../src/rules';
import { findPlan, refuse } from './find-plan';
import {
  type GenerateRequest,
  type Order,
  readGenerateRequest,
  readSeveralRequest,
} from './generate-request';
import { newBatch, patternsOf, saveWith } from './make-workout';
import { madeBefore, stateOf } from './made-workouts';
import { forgetChanges } from './plan-changes';
import { noteStart } from './plan-start';
import type { Problems, Sent } from './sent';
import { copyTemplate } from './template';

const TOO_MANY = `At most ${MOST_DATES} workouts can be made at once. Choose a shorter period.`;

/** What is generated for one athlete. */
interface Generation {
  user: string;
  /** The athlete's plan, or the template that is copied for them. */
  plan: HubRecord;
  /** The day from which the plan's weeks are counted. */
  start: string;
  /** The plan's workouts in their stored form. */
  stored: Stored[];
  dates: PlannedDate[];
}

/** Gives the test whether an occurrence is generated: a new one, or one removed by hand that is wanted again. */
function isMadeIn(order: Order): (occurrence: Occurrence, id: string) => boolean {
  const [without, again] = [new Set(order.without), new Set(order.again)];
  return ({ group, workout }, id) =>
    workout === null && !without.has(id) && (group === 'new' || (group === 'by hand' && again.has(id)));
}

function prepare(tx: App, order: Order, horizon: Horizon): Generation {
  const plan = findPlan(tx, order);
  const state = stateOf(plan);
  const stored = readObjects(state.workouts);
  if (stored.length === 0) refuse('plan', 'No workouts found in the selected plan');
  const made = madeBefore(tx, order.user, plan.id, horizon);
  const start = startOf(state, horizon, made);
  if (schedulePlan(readPlanWorkouts(stored), horizon, start).isTooLong) refuse('duration', TOO_MANY);
  const isMade = isMadeIn(order);
  const dates = occurrencesOf(state, horizon, made).flatMap((one) => {
    const { key, planned } = one;
    return planned !== null && isMade(one, occurrenceId(key, planned)) ? [{ key, date: planned }] : [];
  });
  return { user: order.user, plan, start, stored, dates };
}

function write(tx: App, { user, plan: found, start, stored, dates }: Generation, batch: string): void {
  if (dates.length === 0) return;
  const plan = found.getString('user') === '' ? copyTemplate(tx, found, user, batch) : found;
  noteStart(tx, plan, start);
  forgetChanges(tx, plan.id);
  const patterns = patternsOf(stored);
  const movable = found.getBool('movable');
  const workouts = tx.findCollectionByNameOrId('workouts');
  for (const { key, date } of dates) {
    const origin = { plan: plan.id, planWorkout: key, plannedDate: date, batch };
    saveWith(tx, new Record(workouts), { ...patterns.get(key), user, date, ...origin, movable });
  }
}

function makeWorkouts(tx: App, { orders, horizon }: GenerateRequest): { created: number; batch: string } {
  const generations = orders.map((order) => prepare(tx, order, horizon));
  const created = generations.reduce((sum, { dates }) => sum + dates.length, 0);
  if (created > MOST_DATES) refuse('duration', TOO_MANY);
  if (areTooLarge(generations)) refuse('duration', TOO_LARGE);
  const batch = created > 0 ? newBatch() : '';
  for (const generation of generations) write(tx, generation, batch);
  return { created, batch };
}

/** Generates the workouts of plans, all or none, and none twice: SQLite has only one writer at a time. */
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
