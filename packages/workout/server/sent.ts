import { isCalendarDate } from '@hub/calendar';
import { type Horizon, MOST_DATES } from '../src/rules';

/** The fields of a request, as they were sent. */
export interface Sent {
  readonly [field: string]: unknown;
}

/** A sentence for each field that can't be read. */
export interface Problems {
  [field: string]: string;
}

/** From when and for how long, as it was sent. */
interface SentHorizon extends Sent {
  from: string;
  unit: Horizon['unit'];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Whether it is a text with more than blanks in it. */
export function isName(value: unknown): value is string {
  return isText(value) && value.trim() !== '';
}

/** Whether it is a list of texts, no longer than the most dates of a generation. */
export function areDates(value: unknown): value is string[] {
  return Array.isArray(value) && value.length <= MOST_DATES && value.every(isText);
}

/** What is said where {@link areDates} does not hold. */
export const NO_DATES = `The dates to leave out are a list of at most ${MOST_DATES} texts.`;

/** Whether the first day and the unit of a duration can be read. */
export function isHorizon(sent: Sent): sent is SentHorizon {
  return Object.keys(horizonProblems(sent)).length === 0;
}

/** A sentence for a first day or a unit that can't be read. */
export function horizonProblems({ from, unit }: Sent): Problems {
  return {
    ...(!(isText(from) && isCalendarDate(from)) && { from: 'Enter a date that exists.' }),
    ...(unit !== 'week' && unit !== 'month' && { unit: 'The unit is week or month.' }),
  };
}

/** A horizon; a duration that is no number counts as 1 (specification §5.25). */
export function readHorizon({ from, unit, duration }: SentHorizon): Horizon {
  return { from, duration: typeof duration === 'number' ? duration : 1, unit };
}
