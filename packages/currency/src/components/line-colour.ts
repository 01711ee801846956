import { isFall, wholeChange } from '../model/change';
import type { RatePoint } from '../model/rates';

/** What colours the line of a history: the hue of the tool is a green, which a falling line can't have. */
export function lineColour(history: readonly RatePoint[]): string {
  return isFall(wholeChange(history)) ? '[--tool:var(--danger)]' : '';
}
