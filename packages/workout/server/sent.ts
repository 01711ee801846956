import { isCalendarDate } from '@hub/calendar';
import { type Horizon, MOST_DATES } from '../src/rules';

/** The fields of a request, before validation. */
export interface Sent {
  readonly [field: string]: unknown;
}

/** A sentence for each invalid field. */
export interface Problems {
  [field: string]: string;
}

/** The part of a request that names an athlete's plan. */
export interface PlanRequest {
  user: string;
  /** The id of the athlete's own plan, or of a template. */
  plan: string;
  /** The revision of the plan that the coach has seen; without it, any is meant. */
  rev: number | undefined;
}

/** A horizon, before its duration is parsed. */
interface SentHorizon extends Sent {
  from: string;
  unit: Horizon['unit'];
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isName = (value: unknown) => isText(value) && value.trim() !== '';

const MISSING = 'Missing user or plan ID';

const isRevision = (value: unknown) => value === undefined || Number.isInteger(value);

/** A sentence for each invalid field that names an athlete's plan: the athlete, the plan, and its revision if there is one. */
export function planProblems({ user, plan, rev }: Sent): Problems {
  return {
    ...(!isName(user) && { user: MISSING }),
    ...(!isName(plan) && { plan: MISSING }),
    ...(!isRevision(rev) && { rev: 'The revision of a plan is a whole number.' }),
  };
}

/** Whether it is a list of texts, no longer than the maximum number of dates in a generation. */
export function areDates(value: unknown): value is string[] {
  return Array.isArray(value) && value.length <= MOST_DATES && value.every(isText);
}

/** Whether the first day and the unit of a horizon are valid. */
export function isHorizon(sent: Sent): sent is SentHorizon {
  return Object.keys(horizonProblems(sent)).length === 0;
}

/** A sentence for an invalid first day or unit. */
export function horizonProblems({ from, unit }: Sent): Problems {
  return {
    ...(!(isText(from) && isCalendarDate(from)) && { from: 'Enter a date that exists.' }),
    ...(unit !== 'week' && unit !== 'month' && { unit: 'The unit is week or month.' }),
  };
}

/** Parses a horizon; a duration that is not a number counts as 1 (specification §5.25). */
export function readHorizon({ from, unit, duration }: SentHorizon): Horizon {
  return { from, duration: typeof duration === 'number' ? duration : 1, unit };
}
