import { bodyOf, findRecord, jsonIn, refuseFields, writeAs } from '@hub/pocketbase/hooks';
import {
  type ExerciseSave,
  placeOf,
  readObjects,
  saveExercise,
  setsProblem,
  type Stored,
} from '../src/rules';
import { readExerciseRequest } from './exercise-request';
import { judgeLater } from './judge-later';
import { bringBack, exerciseBefore } from './plan-changes';
import { withRecords } from './set-records';

/** The workout after the save, or as it is if somebody else has written other results. */
interface Outcome {
  workout: HubRecord;
  isContested: boolean;
}

function refuseMissing(field: string, sentence: string): never {
  throw new ApiError(404, sentence, { [field]: new ValidationError('hub_missing', sentence) });
}

/**
 * Finds the workout if the person may change it, according to the collection's update rule. One that a change of its plan has
 * removed meanwhile comes back (specification §7.1545).
 */
function findWorkout(tx: App, e: RequestEvent): HubRecord {
  const id = e.request.pathValue('id');
  const workout = findRecord(tx, 'workouts', id) ?? bringBack(tx, id, e.auth?.id ?? '');
  if (workout === null || !tx.canAccessRecord(workout, e.requestInfo(), workout.collection().updateRule))
    refuseMissing('workout', 'Workout not found');
  return workout;
}

/** A workout's exercises, with the one to save as it was before the last change of the plan, if that has removed it. */
function listFor(tx: App, workout: HubRecord, exerciseId: string): readonly Stored[] {
  const stored = readObjects(jsonIn(workout, 'exercises'));
  if (placeOf(stored, exerciseId) >= 0) return stored;
  const removed = exerciseBefore(tx, workout, exerciseId);
  return removed === undefined ? stored : [...stored, removed];
}

/** Rejects a list in which an exercise has too many sets, although each change by itself was valid. */
function refuseTooMany(list: readonly Stored[]): void {
  for (const { sets } of list) {
    const problem = setsProblem(sets);
    if (problem !== null) refuseFields({ sets: problem });
  }
}

function saveInto(tx: App, e: RequestEvent, save: ExerciseSave): Outcome {
  const workout = findWorkout(tx, e);
  const exerciseId = e.request.pathValue('exercise');
  const stored = listFor(tx, workout, exerciseId);
  const saved = saveExercise(stored, exerciseId, save);
  if (saved.kind === 'missing') refuseMissing('exercise', 'Exercise not found');
  if (saved.kind === 'saved' && saved.list !== stored) {
    refuseTooMany(saved.list);
    const list = withRecords(tx, workout, saved.list, { exerciseId, stored });
    workout.set('exercises', list);
    workout.set('rev', workout.getInt('rev') + 1);
    if (e.auth?.id === workout.getString('user')) workout.set('acted', new Date().toISOString());
    tx.save(workout);
    const date = workout.getString('date');
    judgeLater(tx, workout, { date, list: stored }, { date, list });
  }
  return { workout, isContested: saved.kind === 'contested' };
}

/**
 * Saves a change of one exercise (specification §7.33) in the workout's current list, so that no other change is lost;
 * saving it again changes nothing. If the stored results are not those that it is based on, it is refused with the
 * current workout.
 */
export function patchExercise(e: RequestEvent): void {
  const save = readExerciseRequest(bodyOf(e));
  if ('problems' in save) refuseFields(save.problems);
  const { workout, isContested } = writeAs(e, (tx) => saveInto(tx, e, save));
  if (!isContested) {
    e.json(200, workout);
    return;
  }
  const message = 'Someone else entered other results after you opened this.';
  e.json(409, { status: 409, message, data: { results: { code: 'hub_stale', message } }, workout });
}
