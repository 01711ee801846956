import { counted, formatNumber, listed } from '@hub/locale';
import { MUSCLES, type MuscleSets } from '../rules';

/** A number of sets, possibly with a half: `4.5`. */
export function setsInNumbers(sets: number): string {
  return formatNumber(sets, { maximumFractionDigits: 1 });
}

/** The muscles without a set, as a sentence; `''` if each had one. */
export function restInWords(trained: readonly MuscleSets[]): string {
  const rest = MUSCLES.filter((muscle) => trained.every((one) => one.muscle !== muscle));
  return rest.length === 0 ? '' : `None for ${listed(rest)}.`;
}

/** The number of sets that could not be counted, as a sentence; `''` if there are none. */
export function unknownInWords(sets: number): string {
  if (sets === 0) return '';
  return `${counted(sets, 'set')} ${sets === 1 ? 'is' : 'are'} left out: the muscles are not in the library.`;
}
