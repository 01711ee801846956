import { bodyOf, refuseFields, writeAs } from '@hub/pocketbase/hooks';

/** Deletes the plans that a generation has copied from a template, unless they were changed or have workouts. */
function removeCopies(tx: App, batch: string): void {
  const copies = tx.findRecordsByFilter('plans', 'batch = {:batch}', '', 0, 0, { batch });
  for (const copy of copies) {
    const isUsed =
      tx.findRecordsByFilter('workouts', 'plan = {:plan}', '', 1, 0, { plan: copy.id }).length > 0;
    if (copy.getInt('rev') === 1 && !isUsed) tx.delete(copy);
  }
}

/** Deletes the workouts of one generation that nobody has changed since (specification §7.37). */
export function undoGeneration(e: RequestEvent): void {
  const { batch } = bodyOf(e);
  if (typeof batch !== 'string' || batch === '') refuseFields({ batch: 'Say which workouts to take back.' });
  const undone = writeAs(e, (tx) => {
    const made = tx.findRecordsByFilter('workouts', 'batch = {:batch}', '', 0, 0, { batch });
    const untouched = made.filter((workout) => workout.getInt('rev') === 1);
    for (const workout of untouched) tx.delete(workout);
    removeCopies(tx, batch);
    return { removed: untouched.length, kept: made.length - untouched.length };
  });
  e.json(200, undone);
}
