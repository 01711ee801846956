import {
  afterQuestion,
  busyLeft,
  type Outcome,
  restLeft,
  type ServiceState,
  TIMEOUT_SECONDS,
  UNKNOWN,
} from './service-state';

/** A public service, by the name under which its state is kept. */
export type Service = string;

/** How long someone waits for what another person is asking for already. */
const WAIT_MS = (TIMEOUT_SECONDS + 1) * 1000;
const LOOK_AGAIN_MS = 100;
/** Each request that waits holds an engine, and there are fifteen for everyone. */
const MOST_WAITING = 6;
const MOST_WAITING_OF_ONE = 3;

const read = (kept: string | null) => (kept ? (JSON.parse(kept) as ServiceState) : UNKNOWN);

function setState(service: Service, next: (state: ServiceState, now: number) => ServiceState): void {
  $app.store().setFunc(`hub.${service}`, (kept) => JSON.stringify(next(read(kept), Date.now())));
}

function stateOf(service: Service): ServiceState {
  let found = UNKNOWN;
  setState(service, (state) => (found = state));
  return found;
}

/** Whether a service is left alone after a failure by what asks of itself. */
export function isResting(service: Service): boolean {
  return restLeft(stateOf(service), Date.now()) > 0;
}

/** How long it is until a service can be asked again without being pressed, in milliseconds. */
export function waitFor(service: Service): number {
  const state = stateOf(service);
  return Math.max(busyLeft(state, Date.now()), restLeft(state, Date.now()));
}

/**
 * Runs `ask` unless the service is being asked for someone else, or is left alone after a failure and `isPressed` says
 * nothing against that: a service is asked once, however many people are waiting. Says whether it has run.
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

/** Waits for a moment, unless enough others do already, or enough for the same person. Says whether it has waited. */
function waitAWhile(service: Service, person: string): boolean {
  const key = `hub.${service}.waiting`;
  const waiting = { isMine: false };
  const count = (change: (all: string[]) => string[]) =>
    $app.store().setFunc(key, (kept) => JSON.stringify(change(JSON.parse(kept ?? '[]') as string[])));
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

/** The same, after what others are asking: while `isNeeded` says so, for some seconds. */
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
