import { findRecord, jsonIn } from '@hub/pocketbase/hooks';
import { madeFor, MOST_DATES, occurrenceId, readTexts } from '../src/rules';
import { forgetChange } from './plan-changes';
import { putBackStart } from './plan-start';
import { areDates } from './sent';

/** The workouts of a plan that were deleted by hand, as `<key>/<date>`. */
export function removedOf(plan: HubRecord): string[] {
  return readTexts(jsonIn(plan, 'removed'));
}

/** The problem of a list of deleted workouts; `null` if there is none. */
export function removedProblem(list: unknown): string | null {
  return areDates(list) ? null : `What was removed is a list of at most ${MOST_DATES} texts.`;
}

function noteRemoved(app: App, plan: HubRecord, workout: HubRecord): void {
  const made = { date: workout.getString('date'), plannedDate: workout.getString('plannedDate') };
  const id = occurrenceId(workout.getString('planWorkout'), madeFor(made));
  const removed = [...removedOf(plan).filter((other) => other !== id), id];
  plan.set('removed', removed.slice(-MOST_DATES));
  app.saveNoValidate(plan);
}

/**
 * Notes in its plan that a person deletes a workout: it is not generated again (specification §4.1090), nor restored
 * by an undo (§4.1094). Puts back the plan's start if nothing is left from it on (§9.1233). The plan's `rev` stays the
 * same.
 */
export function rememberRemoved(e: RecordRequestEvent): void {
  const { app, record } = e;
  const plan = findRecord(app, 'plans', record.getString('plan'));
  const isOwn = plan !== null && plan.getString('user') === record.getString('user');
  if (isOwn) noteRemoved(app, plan, record);
  forgetChange(app, record);
  e.next();
  // A plan whose workouts are all removed keeps its rhythm for those that are generated again.
  if (isOwn) putBackStart(app, plan, plan.getString('start'));
}
