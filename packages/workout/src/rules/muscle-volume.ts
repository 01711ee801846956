import type { Muscle } from './muscles';
import { type ExerciseSet, isHard } from './sets';

/** How much a hard set counts for a muscle that the exercise mainly works, and for one of the others. */
const PRIMARY = 1;
const SECONDARY = 0.5;

/** The muscles that an exercise works. */
export interface WorkedMuscles {
  muscles: readonly Muscle[];
  secondary: readonly Muscle[];
}

/** The number of hard sets of a muscle. */
export interface MuscleSets {
  muscle: Muscle;
  sets: number;
}

export interface MuscleVolume {
  /** The muscles with any sets, the most sets first. */
  muscles: MuscleSets[];
  /** The hard sets of exercises with unknown muscles. */
  unknown: number;
}

function shareOf({ muscles, secondary }: WorkedMuscles): [Muscle, number][] {
  const also = secondary.filter((muscle) => !muscles.includes(muscle));
  return [
    ...muscles.map((muscle): [Muscle, number] => [muscle, PRIMARY]),
    ...also.map((muscle): [Muscle, number] => [muscle, SECONDARY]),
  ];
}

/**
 * The hard sets of each muscle: 1 for each that the exercise mainly works, ½ for each that it works as well
 * (specification §4.331). `worked` contains the muscles by the exercise's code.
 */
export function muscleVolume(
  exercises: readonly { code: string; sets: readonly ExerciseSet[] }[],
  worked: ReadonlyMap<string, WorkedMuscles>,
): MuscleVolume {
  const counted = new Map<Muscle, number>();
  let unknown = 0;
  for (const { code, sets } of exercises) {
    const hard = sets.filter(isHard).length;
    const shares = shareOf(worked.get(code) ?? { muscles: [], secondary: [] });
    if (shares.length === 0) unknown += hard;
    for (const [muscle, share] of shares) counted.set(muscle, (counted.get(muscle) ?? 0) + hard * share);
  }
  const muscles = [...counted].map(([muscle, sets]) => ({ muscle, sets })).filter(({ sets }) => sets > 0);
  muscles.sort((a, b) => b.sets - a.sets || (a.muscle < b.muscle ? -1 : 1));
  return { muscles, unknown };
}
