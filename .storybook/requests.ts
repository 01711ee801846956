let story = new AbortController();
const underWay = new Set<Promise<unknown>>();

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
  window.hasRequests = () => underWay.size > 0;
}

/** Gives up what the last story still asks for, and waits until it has heard of that. */
export async function endRequests(): Promise<void> {
  story.abort();
  story = new AbortController();
  await Promise.allSettled(underWay);
  // What follows on an answer runs before the next task.
  await new Promise((resolve) => setTimeout(resolve));
}
