import { clockOf } from './clock';
import { type ExerciseSet, isHard } from './sets';

const WEIGHT_ALONE = /^[\d.]+ (kg|lb)$/;

/** A number in the notation of results: with a point, and at most two decimals. */
function written(value: number): string {
  return String(Math.round(value * 100) / 100);
}

const repsInWords = (reps: number) => (reps === 1 ? '1 rep' : `${reps} reps`);

/** One set, without its count: `8 @ 62.5 kg`, `12 reps`, `45 s`, `2000 m in 9:00`; `''` for an empty one. */
function setInWords({ reps, weight, unit = 'kg', seconds, metres }: ExerciseSet): string {
  if (metres !== undefined)
    return `${written(metres)} m${seconds === undefined ? '' : ` in ${clockOf(seconds)}`}`;
  if (seconds !== undefined)
    return `${seconds} s${weight === undefined ? '' : ` @ ${written(weight)} ${unit}`}`;
  if (weight === undefined) return reps === undefined ? '' : repsInWords(reps);
  return reps === undefined ? `${written(weight)} ${unit}` : `${reps} @ ${written(weight)} ${unit}`;
}

/**
 * The completed sets, without warm-ups, as a result text (specification §4.300): `3x8 @ 62.5 kg`, or `2x8 @
 * 62.5 kg, 7 @ 62.5 kg`. `''` if none is completed. `readResult` can parse weight, repetitions and times.
 */
export function setsInWords(sets: readonly ExerciseSet[]): string {
  const runs: { text: string; count: number }[] = [];
  for (const text of sets.filter(isHard).map(setInWords)) {
    const last = runs.at(-1);
    if (text === '') continue;
    // "3x60 kg" would be read as 3 repetitions.
    if (last?.text === text && !WEIGHT_ALONE.test(text)) last.count += 1;
    else runs.push({ text, count: 1 });
  }
  return runs.map(({ text, count }) => (count === 1 ? text : `${count}x${text}`)).join(', ');
}
