import { type ExerciseSet, isHard } from './sets';
import { type ExerciseTarget, targetOfSet } from './target';

/** From so far apart on an effort is said (specification §9.390). */
const FAR = 1.5;

/** The set of an exercise whose effort was farthest from what was asked for. */
export interface FarEffort {
  title: string;
  /** Rate of perceived exertion, 1 to 10; repetitions in reserve are counted from 10 down. */
  rpe: number;
  asked: number;
}

function rpeOf({ rpe, rir }: ExerciseSet): number | null {
  if (rpe !== undefined) return rpe;
  return rir === undefined ? null : 10 - rir;
}

const apart = ({ rpe, asked }: FarEffort) => Math.abs(rpe - asked);

/** The place of a set that was asked for, by its id; beyond all of them for one that was added. */
function placeOf({ id }: ExerciseSet): number {
  return /^\d+$/.test(id) ? Number(id) - 1 : Infinity;
}

/** Of each exercise that has a target effort the set that was farthest from it, where that is far. */
export function effortsOf(
  exercises: readonly { title: string; target: ExerciseTarget | null; sets: readonly ExerciseSet[] }[],
): FarEffort[] {
  return exercises.flatMap(({ title, target, sets }) => {
    if (target === null) return [];
    const efforts = sets.filter(isHard).flatMap((set) => {
      const [rpe, asked] = [rpeOf(set), targetOfSet(target, placeOf(set)).rpe];
      return rpe === null || asked === undefined ? [] : [{ title, rpe, asked }];
    });
    const [farthest] = efforts.sort((a, b) => apart(b) - apart(a));
    return farthest !== undefined && apart(farthest) >= FAR ? [farthest] : [];
  });
}
