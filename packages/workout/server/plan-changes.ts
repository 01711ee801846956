import { execute, findRecord } from '@hub/pocketbase/hooks';
import { placeOf, readObjects, type Stored } from '../src/rules';
import { workoutFields } from './collections';
import { saveWith } from './make-workout';

/** The stored fields of a workout, without its revision and times. */
function contentOf(record: HubRecord): Record<string, string | boolean> {
  return Object.fromEntries(
    workoutFields.map(({ name, type }) => [
      name,
      type === 'bool' ? record.getBool(name) : record.getString(name),
    ]),
  );
}

/** Deletes the last change of a plan, which then can't be undone any more. */
export function forgetChanges(tx: App, plan: string): void {
  execute(tx, 'DELETE FROM plan_changes WHERE plan = {:plan}', { plan });
}

/** Deletes the changes of a plan that is being deleted, in the transaction of the deletion. */
export function forgetChangesOf(e: RecordEvent): void {
  forgetChanges(e.app, e.record.id);
  e.next();
}

/** Deletes the last change of a workout that a person deletes, so that an undo does not bring it back. */
export function forgetChange(tx: App, workout: HubRecord): void {
  execute(tx, 'DELETE FROM plan_changes WHERE workout = {:workout}', { workout: workout.id });
}

/** Stores a workout as it is before its plan changes or removes it, so that this can be undone. */
export function keepBefore(tx: App, workout: HubRecord, batch: string): void {
  saveWith(tx, new Record(tx.findCollectionByNameOrId('plan_changes')), {
    user: workout.getString('user'),
    plan: workout.getString('plan'),
    batch,
    workout: workout.id,
    rev: workout.getInt('rev'),
    before: JSON.stringify(contentOf(workout)),
  });
}

/** Whether no other workout of the same workout of the plan is on its day. */
function isFree(tx: App, workout: HubRecord): boolean {
  const same = 'user = {:user} && plan = {:plan} && planWorkout = {:key} && date = {:date} && id != {:id}';
  const place = {
    user: workout.getString('user'),
    plan: workout.getString('plan'),
    key: workout.getString('planWorkout'),
    date: workout.getString('date'),
    id: workout.id,
  };
  return tx.findRecordsByFilter('workouts', same, '', 1, 0, place).length === 0;
}

/** Restores a workout, unless somebody has changed it since, or another one has taken its day. */
function restore(tx: App, change: HubRecord): boolean {
  const present = findRecord(tx, 'workouts', change.getString('workout'));
  const next = change.getInt('rev') + 1;
  if (present !== null && present.getInt('rev') !== next) return false;
  const workout = present ?? new Record(tx.findCollectionByNameOrId('workouts'));
  if (present === null) workout.set('id', change.getString('workout'));
  workout.load(JSON.parse(change.getString('before')) as object);
  if (!isFree(tx, workout)) return false;
  if (present === null) tx.save(workout);
  workout.set('rev', next + 1);
  tx.save(workout);
  return true;
}

/** The change of a plan that a workout got last, if its plan has not been changed or taken back since; `null` otherwise. */
function lastChange(tx: App, workout: string): HubRecord | null {
  const [kept = null] = tx.findRecordsByFilter('plan_changes', 'workout = {:workout}', '', 1, 0, {
    workout,
  });
  return kept;
}

/**
 * Brings back a workout that a change of its plan has removed, for its athlete, who has done something in it without knowing
 * of the change; `null` if there is none. If another one of the plan is on its day, it no longer belongs to the plan.
 */
export function bringBack(tx: App, id: string, athlete: string): HubRecord | null {
  const kept = lastChange(tx, id);
  if (kept?.getString('user') !== athlete || findRecord(tx, 'workouts', id) !== null) return null;
  const workout = new Record(tx.findCollectionByNameOrId('workouts'));
  workout.set('id', id);
  workout.load(JSON.parse(kept.getString('before')) as object);
  if (!isFree(tx, workout)) for (const name of ['plan', 'planWorkout', 'planMark']) workout.set(name, '');
  tx.save(workout);
  // A new record begins with 1: devices know a later revision of this one.
  workout.set('rev', kept.getInt('rev') + 1);
  tx.save(workout);
  tx.delete(kept);
  return workout;
}

/** An exercise that a workout had before the last change of its plan, with nothing done; `undefined` if there is none. */
export function exerciseBefore(tx: App, workout: HubRecord, exerciseId: string): Stored | undefined {
  const before = lastChange(tx, workout.id)?.getString('before');
  if (before === undefined) return undefined;
  const { exercises = '[]' } = JSON.parse(before) as { exercises?: string };
  const list = readObjects(JSON.parse(exercises || '[]'));
  return list[placeOf(list, exerciseId)];
}

/** Undoes the changes of one batch, and counts the workouts that were restored and kept. */
export function restoreChanges(tx: App, batch: string): { restored: number; kept: number } {
  const changes = tx.findRecordsByFilter('plan_changes', 'batch = {:batch}', '', 0, 0, { batch });
  const restored = changes.filter((change) => restore(tx, change)).length;
  for (const change of changes) tx.delete(change);
  return { restored, kept: changes.length - restored };
}
