import { http, HttpResponse } from 'msw';
import type { createMemoryRouter } from 'react-router-dom';

/** Frames without anything under way until a story counts as drawn: what follows on an answer is asked for within them. */
const QUIET_FRAMES = 3;
const LAST_CALL = '/last-call-of-a-story';

type Router = ReturnType<typeof createMemoryRouter>;

let story = new AbortController();
const underWay = new Set<Promise<unknown>>();
let router: Router | undefined;
let quietFrames = 0;

/** Answers the call by which a story's end knows that all calls before it have reached the handlers. */
export const lastCallHandler = http.post(LAST_CALL, () => HttpResponse.json({}));

/** Takes this router for that of the story that is shown: while it loads a screen, the story is not drawn. */
export function followRouter(next: Router): void {
  router = next;
}

function isBusy(): boolean {
  const isRouting = router && (!router.state.initialized || router.state.navigation.state !== 'idle');
  return underWay.size > 0 || isRouting === true;
}

function countQuietFrames(): void {
  quietFrames = isBusy() ? 0 : quietFrames + 1;
  requestAnimationFrame(countQuietFrames);
}

/** From now on the calls of the story that is shown are followed, and end with it. */
export function followRequests(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const signals = [story.signal, ...(init?.signal ? [init.signal] : [])];
    const answer = fetch(input, { ...init, signal: AbortSignal.any(signals) });
    underWay.add(answer);
    const end = () => underWay.delete(answer);
    answer.then(end, end);
    return answer;
  };
  countQuietFrames();
  window.hasSettled = () => quietFrames >= QUIET_FRAMES;
}

/** Gives up what the last story still asks for, and waits until it has heard of that, and the handlers of all that it asked. */
export async function endRequests(): Promise<void> {
  story.abort();
  story = new AbortController();
  await Promise.allSettled(underWay);
  // What follows on an answer runs before the next task.
  await new Promise((resolve) => setTimeout(resolve));
  // A call that was given up is on its way to the handlers all the same: calls reach them in the order in which they were made.
  await fetch(LAST_CALL, { method: 'POST', body: 'end' });
  quietFrames = 0;
}
