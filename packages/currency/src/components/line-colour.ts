import { isFall, wholeChange } from '../model/change';
import type { RatePoint } from '../model/rates';

/** The colour of a history's line: the tool's own hue is green, which is wrong for a falling line. */
export function lineColour(history: readonly RatePoint[]): string {
  return isFall(wholeChange(history)) ? '[--tool:var(--danger)]' : '';
}
