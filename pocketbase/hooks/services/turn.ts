import { changeJson } from '../memory';
import {
  afterQuestion,
  busyLeft,
  type Outcome,
  restLeft,
  type ServiceState,
  TIMEOUT_SECONDS,
  UNKNOWN,
} from './service-state';

/** A public service, by the name of its stored state. */
export type Service = string;

/** How long a request waits for the same request of another person. */
const WAIT_MS = (TIMEOUT_SECONDS + 1) * 1000;
const LOOK_AGAIN_MS = 100;
/** Each waiting request holds an engine, and there are fifteen for everyone. */
const MOST_WAITING = 6;
const MOST_WAITING_OF_ONE = 3;

function setState(service: Service, next: (state: ServiceState, now: number) => ServiceState): void {
  changeJson(`hub.${service}`, UNKNOWN, (state) => next(state, Date.now()));
}

function stateOf(service: Service): ServiceState {
  let found = UNKNOWN;
  setState(service, (state) => (found = state));
  return found;
}

/** Whether a service gets no automatic requests because it has failed. */
export function isResting(service: Service): boolean {
  return restLeft(stateOf(service), Date.now()) > 0;
}

/** How long until a service may be asked again automatically, in milliseconds. */
export function waitFor(service: Service): number {
  const state = stateOf(service);
  return Math.max(busyLeft(state, Date.now()), restLeft(state, Date.now()));
}

/**
 * Runs `ask`, unless somebody else's request to the service is running, or the service has just failed and
 * `isPressed` is not set: a service gets one request, however many people wait. Returns whether it ran.
 */
export function inTurn(service: Service, isPressed: boolean, ask: () => Outcome): boolean {
  const turn = { isMine: false };
  setState(service, (state, now) => {
    turn.isMine = busyLeft(state, now) === 0 && (isPressed || restLeft(state, now) === 0);
    return turn.isMine ? { ...state, askedAt: now } : state;
  });
  if (!turn.isMine) return false;
  let outcome: Outcome = 'failed';
  try {
    outcome = ask();
  } finally {
    setState(service, (state, now) => afterQuestion(state, outcome, now));
  }
  return true;
}

/** Waits for a moment, unless enough requests, or enough of this person's, wait already. Returns whether it did. */
function waitAWhile(service: Service, person: string): boolean {
  const key = `hub.${service}.waiting`;
  const waiting = { isMine: false };
  const count = (change: (all: string[]) => string[]) => changeJson(key, [], change);
  count((all) => {
    const own = all.filter((other) => other === person).length;
    waiting.isMine = all.length < MOST_WAITING && own < MOST_WAITING_OF_ONE;
    return waiting.isMine ? [...all, person] : all;
  });
  if (!waiting.isMine) return false;
  sleep(LOOK_AGAIN_MS);
  count((all) => all.filter((_, index) => index !== all.indexOf(person)));
  return true;
}

/** The same after other people's requests: as long as `isNeeded` returns true, for some seconds. */
export function inTurnAfterOthers(
  service: Service,
  person: string,
  isNeeded: () => boolean,
  ask: () => Outcome,
): void {
  const end = Date.now() + WAIT_MS;
  while (isNeeded()) {
    if (inTurn(service, true, ask)) return;
    if (Date.now() >= end || !waitAWhile(service, person)) return;
  }
}
