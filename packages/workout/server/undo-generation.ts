import { bodyOf, findRecord, refuseFields, writeAs } from '@hub/pocketbase/hooks';
import { putBackStart } from './plan-start';
import { restoreChanges } from './plan-changes';

/** Deletes the plans that a generation has copied from a template, unless they were changed or have workouts. */
function removeCopies(tx: App, batch: string): void {
  const copies = tx.findRecordsByFilter('plans', 'batch = {:batch}', '', 0, 0, { batch });
  for (const copy of copies) {
    const isUsed =
      tx.findRecordsByFilter('workouts', 'plan = {:plan}', '', 1, 0, { plan: copy.id }).length > 0;
    if (copy.getInt('rev') === 1 && !isUsed) tx.delete(copy);
  }
}

/** Puts back the start of a plan; without workouts, it starts with its next generation. */
function undoStart(tx: App, id: string): void {
  const plan = findRecord(tx, 'plans', id);
  if (plan !== null) putBackStart(tx, plan, '');
}

/** Deletes the untouched workouts of a batch, and restores what it has changed (specification §7.37, §4.1094). */
export function undoGeneration(e: RequestEvent): void {
  const { batch } = bodyOf(e);
  if (typeof batch !== 'string' || batch === '') refuseFields({ batch: 'Say which workouts to undo.' });
  const undone = writeAs(e, (tx) => {
    const made = tx.findRecordsByFilter('workouts', 'batch = {:batch}', '', 0, 0, { batch });
    const untouched = made.filter((workout) => workout.getInt('rev') === 1);
    for (const workout of untouched) tx.delete(workout);
    removeCopies(tx, batch);
    const { restored, kept } = restoreChanges(tx, batch);
    for (const plan of new Set(untouched.map((workout) => workout.getString('plan')))) undoStart(tx, plan);
    return {
      removed: untouched.length,
      kept: made.length - untouched.length + kept,
      ...(restored > 0 && { restored }),
    };
  });
  e.json(200, undone);
}
