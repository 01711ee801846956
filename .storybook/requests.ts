import { http, HttpResponse } from 'msw';
import type { createMemoryRouter } from 'react-router-dom';

/**
 * How many frames without pending requests must pass until a story counts as rendered: requests that follow a
 * response start within them.
 */
const QUIET_FRAMES = 3;
const LAST_CALL = '/last-call-of-a-story';

type Router = ReturnType<typeof createMemoryRouter>;

let story = new AbortController();
const underWay = new Set<Promise<unknown>>();
let router: Router | undefined;
let quietFrames = 0;

/**
 * Answers the last request of a story, by which it knows that all earlier requests have reached the handlers.
 */
export const lastCallHandler = http.post(LAST_CALL, () => HttpResponse.json({}));

/** Sets the router of the current story: while it loads a screen, the story is not complete. */
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

/** From now on, the requests of the current story are tracked, and cancelled when it ends. */
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

/**
 * Cancels the pending requests of the previous story, and waits until they have ended and all its requests
 * have reached the handlers.
 */
export async function endRequests(): Promise<void> {
  story.abort();
  story = new AbortController();
  await Promise.allSettled(underWay);
  // Code that follows a response runs before the next task.
  await new Promise((resolve) => setTimeout(resolve));
  // A cancelled request still reaches the handlers; requests reach them in the order in which they were made.
  await fetch(LAST_CALL, { method: 'POST', body: 'end' });
  quietFrames = 0;
}
