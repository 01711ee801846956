import { formatNumber } from '@hub/locale';
import { clockOf, type ExerciseSet, isHard } from '../rules';

/** A weight as it was entered: `62.5 kg`. */
export function weightInWords({ weight, unit = 'kg' }: ExerciseSet): string {
  return weight === undefined ? '' : `${formatNumber(weight, { maximumFractionDigits: 2 })} ${unit}`;
}

/** The amount of a set without its weight: `8`, `0:45`, `2,000 m in 9:00`; `''` if it has none. */
export function amountInWords({ reps, seconds, metres }: ExerciseSet): string {
  if (metres !== undefined)
    return `${formatNumber(metres)} m${seconds === undefined ? '' : ` in ${clockOf(seconds)}`}`;
  if (seconds !== undefined) return clockOf(seconds);
  return reps === undefined ? '' : String(reps);
}

/** Consecutive sets with the same weight: `3 × 8 @ 60 kg`, `8, 8, 9 @ 62.5 kg`, `0:50, 0:55`. */
function runInWords(run: readonly ExerciseSet[]): string {
  const amounts = run.map(amountInWords).filter((amount) => amount !== '');
  const [first = ''] = amounts;
  const areAlike = amounts.length > 1 && amounts.every((amount) => amount === first);
  const amount = areAlike ? `${amounts.length} × ${first}` : amounts.join(', ');
  const weight = run[0] ? weightInWords(run[0]) : '';
  return [amount, weight].filter(Boolean).join(' @ ');
}

/** The hard sets in one line (specification §4.371): `3 × 8 @ 60 kg`, `8, 8, 9 @ 62.5 kg`; `''` for none. */
export function setsInLine(sets: readonly ExerciseSet[]): string {
  const runs: ExerciseSet[][] = [];
  for (const set of sets.filter(isHard)) {
    const run = runs.at(-1);
    if (run?.[0] && weightInWords(run[0]) === weightInWords(set)) run.push(set);
    else runs.push([set]);
  }
  return runs.map(runInWords).filter(Boolean).join('; ');
}
