import { bodyOf, refuseFields, writeAs } from '@hub/pocketbase/hooks';
import {
  areTooLarge,
  type Occurrence,
  occurrenceId,
  occurrencesOf,
  readObjects,
  startOf,
  TOO_LARGE,
} from '../src/rules';
import { findOwnPlan, refuse } from './find-plan';
import { type FollowRequest, readFollowRequest } from './follow-request';
import { newBatch, patternsOf, saveWith } from './make-workout';
import { type FoundWorkout, madeBefore, stateOf } from './made-workouts';
import { forgetChanges, keepBefore } from './plan-changes';
import { noteStart } from './plan-start';

type Found = Occurrence<FoundWorkout>;

/** The name of an occurrence in a request: the id of its workout, or its own id if nothing exists. */
function nameOf({ key, planned, workout }: Found): string {
  return workout?.id ?? occurrenceId(key, planned ?? '');
}

/**
 * Brings occurrences in line with their plan, and counts what it did. If somebody has changed the content, only the
 * day is put back.
 */
function follow(tx: App, plan: HubRecord, found: readonly Found[], batch: string) {
  const done = { created: 0, updated: 0, removed: 0 };
  const patterns = patternsOf(readObjects(stateOf(plan).workouts));
  for (const { key, planned, workout } of found) {
    const asPlanned = {
      ...(workout?.planMark !== '' && patterns.get(key)),
      ...{ date: planned, plannedDate: planned, movedFrom: '', movable: plan.getBool('movable') },
    };
    if (workout === null) {
      const origin = { user: plan.getString('user'), plan: plan.id, planWorkout: key, batch };
      saveWith(tx, new Record(tx.findCollectionByNameOrId('workouts')), { ...asPlanned, ...origin });
      done.created += 1;
      continue;
    }
    const record = tx.findRecordById('workouts', workout.id);
    keepBefore(tx, record, batch);
    if (planned === null) {
      tx.delete(record);
      done.removed += 1;
    } else {
      saveWith(tx, record, { ...asPlanned, rev: record.getInt('rev') + 1 });
      done.updated += 1;
    }
  }
  return done;
}

function followChosen(tx: App, request: FollowRequest) {
  const { user, horizon, group } = request;
  const chosen = new Set(request.chosen);
  const plan = findOwnPlan(tx, request);
  const state = stateOf(plan);
  const made = madeBefore(tx, user, plan.id, horizon);
  const found = occurrencesOf(state, horizon, made).filter(
    (one) => one.group === group && chosen.has(nameOf(one)),
  );
  if (areTooLarge([{ stored: state.workouts, dates: found }])) refuse('chosen', TOO_LARGE);
  if (found.length === 0) return { created: 0, updated: 0, removed: 0, batch: '' };
  const batch = newBatch();
  forgetChanges(tx, plan.id);
  const done = follow(tx, plan, found, batch);
  noteStart(tx, plan, startOf(state, horizon, made));
  return { ...done, batch };
}

/**
 * Brings the chosen workouts of one group in line with their plan (specification §7.1090), all or none. The group is computed
 * again in the transaction that writes, so that a workout that was begun meanwhile stays as it is.
 */
export function followPlan(e: RequestEvent): void {
  const request = readFollowRequest(bodyOf(e));
  if ('problems' in request) refuseFields(request.problems);
  const done = writeAs(e, (tx) => followChosen(tx, request));
  e.json(200, done);
}
