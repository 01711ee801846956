import { isCalendarDate } from '@hub/calendar';
import { type Horizon, MOST_DATES } from '../src/rules';

/** The request of a coach: the plan, the first day, the duration, and the dates to leave out (`<key>/<date>`). */
export interface GenerateRequest {
  user: string;
  plan: string;
  horizon: Horizon;
  without: string[];
}

interface Sent {
  readonly [field: string]: unknown;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isName(value: unknown): value is string {
  return isText(value) && value.trim() !== '';
}

function isDay(value: unknown): value is string {
  return isText(value) && isCalendarDate(value);
}

function isUnit(value: unknown): value is Horizon['unit'] {
  return value === 'week' || value === 'month';
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.length <= MOST_DATES && value.every(isText);
}

/** A sentence for each wrong field of the request; empty when there is none. */
function problemsOf({ user, plan, from, unit, without }: Sent): { [field: string]: string } {
  const missing = 'Missing user or plan ID';
  return {
    ...(!isName(user) && { user: missing }),
    ...(!isName(plan) && { plan: missing }),
    ...(!isDay(from) && { from: 'Enter a date that exists.' }),
    ...(!isUnit(unit) && { unit: 'The unit is week or month.' }),
    ...(without !== undefined &&
      !areTexts(without) && { without: `The dates to leave out are a list of at most ${MOST_DATES} texts.` }),
  };
}

/**
 * Reads the body of a generation (specification §5.25), or says what is wrong with it. A duration that is no whole
 * number from 1 on counts as 1.
 */
export function readGenerateRequest(sent: Sent): GenerateRequest | { problems: { [field: string]: string } } {
  const { user, plan, from, duration, unit, without = [] } = sent;
  if (!isName(user) || !isName(plan) || !isDay(from) || !isUnit(unit) || !areTexts(without)) {
    return { problems: problemsOf(sent) };
  }
  const horizon = { from, duration: typeof duration === 'number' ? duration : 1, unit };
  return { user, plan, horizon, without };
}
