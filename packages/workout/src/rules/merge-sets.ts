import { type ExerciseSet, readSets, type SetChange } from './sets';
import { canonical } from './stored';

/** The sort position of a set: warm-ups first, then the sets of the target by number, then added ones. */
function placeOf({ kind, id }: ExerciseSet): number {
  const number = /^\d{1,2}$/.test(id) ? Number(id) : 1_000;
  return kind === 'warm-up' ? number - 10_000 : number;
}

function changed(set: ExerciseSet | undefined, change: SetChange): ExerciseSet | undefined {
  const { records: _, ...before } = set ?? { id: change.id };
  const merged = readSets([{ ...before, ...change }])[0];
  return merged !== undefined && canonical(merged) === canonical(before) ? set : merged;
}

/**
 * The sets after some changes, each merged into the set with its id (specification §4.301); the same array if nothing
 * differs. A changed set loses its records until the server has determined them again.
 */
export function mergeSets(
  sets: readonly ExerciseSet[],
  changes: readonly SetChange[],
): readonly ExerciseSet[] {
  const byId = new Map(sets.map((set) => [set.id, set]));
  for (const change of changes) {
    const merged = 'removed' in change ? undefined : changed(byId.get(change.id), change);
    if (merged === undefined) byId.delete(change.id);
    else byId.set(change.id, merged);
  }
  const merged = [...byId.values()].sort((a, b) => placeOf(a) - placeOf(b));
  const isSame = merged.length === sets.length && merged.every((set, index) => set === sets[index]);
  return isSame ? sets : merged;
}
