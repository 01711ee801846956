/** Says whether it stops the move that it is told of. */
type OnMove = (event: PopStateEvent) => boolean;

const watchers = new Set<OnMove>();
let isLeaving = false;

/**
 * Lets forms hear of back and forward before the router does, and stop them: call it once, before the router is drawn.
 * Chromium calls the window's own listeners in the order in which they came, captured or not.
 */
export function openHistoryGate(): void {
  window.addEventListener('popstate', (event) => {
    if (!isLeaving && [...watchers].some((onMove) => onMove(event))) event.stopImmediatePropagation();
    isLeaving = false;
  });
}

/** Calls `onMove` on back and forward, before the router; gives the function that ends it. */
export function beforeRouter(onMove: OnMove): () => void {
  watchers.add(onMove);
  return () => watchers.delete(onMove);
}

/** Moves through the history with nobody asked. */
export function goUnasked(steps: number): void {
  isLeaving = true;
  history.go(steps);
}
