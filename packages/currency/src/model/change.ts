import type { CalendarDate } from '@hub/calendar';
import type { Notation } from './notation';
import type { RatePoint } from './rates';

/** The change of a rate since a day. */
export interface RateChange {
  /** 0.0012 for 0.12 percent; negative for less. */
  share: number;
  since: CalendarDate;
}

/** Below this, a change is shown as 0.00 percent. */
const LEAST = 0.00005;

/** The change from one day's rate to that of `date`, the newest; `null` if one of the two is unknown. */
export function dayChange(history: readonly RatePoint[], date: CalendarDate): RateChange | null {
  const [before, last] = history.slice(-2);
  if (before === undefined || last?.date !== date) return null;
  return { share: last.value / before.value - 1, since: before.date };
}

/** The change from the first rate of a history to the last; `null` if there are not two. */
export function wholeChange(history: readonly RatePoint[]): RateChange | null {
  const [first] = history;
  const last = history.at(-1);
  if (first === undefined || last === undefined || first === last) return null;
  return { share: last.value / first.value - 1, since: first.date };
}

/** Whether a rate has fallen far enough to be shown as a fall. */
export function isFall(change: RateChange | null): boolean {
  return change !== null && change.share <= -LEAST;
}

/** A change as a text, with its colour. */
export function changeInWords(
  { share }: RateChange,
  { percent }: Notation,
): { text: string; tone: 'ok' | 'danger' | 'muted' } {
  if (Math.abs(share) < LEAST) return { text: 'Unchanged', tone: 'muted' };
  return share > 0
    ? { text: `Up ${percent(share)}`, tone: 'ok' }
    : { text: `Down ${percent(share)}`, tone: 'danger' };
}
