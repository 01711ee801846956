import { type ExerciseSet, isHard } from './sets';
import { type ExerciseTarget, targetOfSet } from './target';

/** The difference from which on an effort is reported (specification §9.390). */
const FAR = 1.5;

/** The set of an exercise whose effort differs most from the target. */
export interface FarEffort {
  title: string;
  /** Rate of perceived exertion, 1 to 10. */
  rpe: number;
  asked: number;
}

/** The effort of a set as RPE, which is ten minus the repetitions in reserve; `undefined` if it was not recorded. */
export function rpeOf({ rpe, rir }: ExerciseSet): number | undefined {
  return rpe ?? (rir === undefined ? undefined : 10 - rir);
}

const apart = ({ rpe, asked }: FarEffort) => Math.abs(rpe - asked);

/** The position of a set in the target, by its id; `Infinity` for an added set. */
function placeOf({ id }: ExerciseSet): number {
  return /^\d+$/.test(id) ? Number(id) - 1 : Infinity;
}

/** For each exercise with a target effort, the set that differs most from it, if it differs enough. */
export function effortsOf(
  exercises: readonly { title: string; target: ExerciseTarget | null; sets: readonly ExerciseSet[] }[],
): FarEffort[] {
  return exercises.flatMap(({ title, target, sets }) => {
    if (target === null) return [];
    const efforts = sets.filter(isHard).flatMap((set) => {
      const [rpe, asked] = [rpeOf(set), targetOfSet(target, placeOf(set)).rpe];
      return rpe === undefined || asked === undefined ? [] : [{ title, rpe, asked }];
    });
    const [farthest] = efforts.sort((a, b) => apart(b) - apart(a));
    return farthest !== undefined && apart(farthest) >= FAR ? [farthest] : [];
  });
}
