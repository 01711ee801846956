import { isJsonObject } from '@hub/pocketbase/json-object';
import { type Horizon, MOST_ATHLETES, MOST_DATES } from '../src/rules';
import {
  areDates,
  horizonProblems,
  isHorizon,
  planProblems,
  type PlanRequest,
  type Problems,
  readHorizon,
  type Sent,
} from './sent';

/** One athlete's order: a plan, the dates to leave out, and the removed ones to make again (`<key>/<date>`). */
export interface Order extends PlanRequest {
  without: string[];
  again: string[];
}

/** A coach's request. */
export interface GenerateRequest {
  horizon: Horizon;
  orders: Order[];
}

const datesProblem = (what: string) => `The dates to ${what} are a list of at most ${MOST_DATES} texts.`;
const NO_ATHLETES = `The athletes are a list of 1 to ${MOST_ATHLETES}, each once.`;

/** A sentence for each invalid field of one athlete's order; empty if there is none. */
function orderProblems(sent: Sent): Problems {
  const { without, again } = sent;
  return {
    ...planProblems(sent),
    ...(without !== undefined && !areDates(without) && { without: datesProblem('leave out') }),
    ...(again !== undefined && !areDates(again) && { again: datesProblem('make again') }),
  };
}

/** An order in which the lists of dates can be missing. */
type SentOrder = Pick<Order, 'user' | 'plan'> & Partial<Order>;

function isOrder(sent: Sent): sent is SentOrder & Sent {
  return Object.keys(orderProblems(sent)).length === 0;
}

/** Whether it is a list of athletes without duplicates; their orders are not checked here. */
function areAthletes(sent: unknown): sent is Sent[] {
  if (!Array.isArray(sent) || sent.length < 1 || sent.length > MOST_ATHLETES) return false;
  return sent.every(isJsonObject) && new Set(sent.map(({ user }) => user)).size === sent.length;
}

function withDates({ user, plan, rev, without = [], again = [] }: SentOrder): Order {
  return { user, plan, rev, without, again };
}

/** Parses the request for one athlete (specification §5.25), or returns its problems; a wrong duration counts as 1. */
export function readGenerateRequest(sent: Sent): GenerateRequest | { problems: Problems } {
  if (isOrder(sent) && isHorizon(sent)) return { horizon: readHorizon(sent), orders: [withDates(sent)] };
  return { problems: { ...orderProblems(sent), ...horizonProblems(sent) } };
}

/** Parses the request for several athletes (specification §7.310), or returns its problems. */
export function readSeveralRequest(sent: Sent): GenerateRequest | { problems: Problems } {
  const { athletes } = sent;
  if (!areAthletes(athletes)) return { problems: { athletes: NO_ATHLETES, ...horizonProblems(sent) } };
  if (athletes.every(isOrder) && isHorizon(sent)) {
    return { horizon: readHorizon(sent), orders: athletes.map(withDates) };
  }
  const problems = athletes.map(orderProblems).find((found) => Object.keys(found).length > 0);
  return { problems: { ...problems, ...horizonProblems(sent) } };
}
