import {
  afterTry,
  type Answer,
  beginStep,
  holdsLock,
  type Message,
  type ReminderStore,
  type Run,
  runReminders,
} from '@hub/reminders';
import { changeJson } from '../memory';
import { prepareQueries } from '../services/stored';
import { randomId } from './secrets';
import { sendMessage } from './send';
import { reminderStore } from './store';

const NO_ANSWER: Answer = { kind: 'failed', reason: 'The service did not answer.' };

/** The name of the lock in the process's memory: after a kill the next run begins at once. */
const RUN = 'hub.reminders.run';

const changeRun = (next: (run: Run | null) => Run | null) => changeJson(RUN, null, next);

/** Takes the lock, unless another run has it; returns the message at which the previous run hangs. */
function begin(id: string): { isFree: boolean; hanging: Message | null } {
  const before: { isFree: boolean; hanging: Message | null } = { isFree: false, hanging: null };
  changeRun((run) => {
    before.isFree = !holdsLock(run, Date.now());
    before.hanging = run?.message ?? null;
    return before.isFree ? beginStep(id, null, Date.now()) : run;
  });
  return before;
}

/** Begins a step of a run; `false` if another run has replaced it. */
function goesOn(id: string, message: Message | null): boolean {
  const mine = { is: false };
  changeRun((run) => {
    mine.is = run?.id === id;
    return mine.is ? beginStep(id, message, Date.now()) : run;
  });
  return mine.is;
}

function saveAnswer(store: ReminderStore, message: Message, answer: Answer): void {
  store.save(message, afterTry(message.tries + 1, answer, Date.now()));
}

const REPLACED = 'This run of the reminders took too long: another one has taken its place.';

/** Sends a message. Throws if another run has replaced this one. */
function sendInRun(store: ReminderStore, id: string, message: Message): Answer | null {
  if (!goesOn(id, message)) throw new Error(REPLACED);
  const answer = sendMessage($app, message);
  if (goesOn(id, null)) return answer;
  // The other run has counted it as failed; it must not be sent again.
  if (answer?.kind === 'sent') saveAnswer(store, message, answer);
  throw new Error(REPLACED);
}

/** Sends what is due, one run at a time. Called each minute. */
export function sendReminders(): void {
  const id = randomId();
  const { isFree, hanging } = begin(id);
  if (!isFree) return;
  const queries = prepareQueries($app);
  try {
    const store = reminderStore($app, queries);
    if (hanging !== null) saveAnswer(store, hanging, NO_ANSWER);
    runReminders(
      store,
      (message) => sendInRun(store, id, message),
      () => Date.now(),
    );
  } finally {
    queries.close();
    changeRun((run) => (run?.id === id ? null : run));
  }
}
