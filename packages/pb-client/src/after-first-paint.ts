/** Until then the first frames are drawn, and what they show has come. */
const SOON_MS = 100;

let isPainted = false;

/**
 * Begins what nobody sees a moment after the first screen of a visit is there: it takes neither processor nor network
 * from it. On later screens, and where the page is hidden and nothing is painted, it begins at once. Gives the function
 * that gives it up; once it has begun, that is the function that `begin` gave.
 */
export function afterFirstPaint(begin: () => () => void): () => void {
  if (isPainted || document.visibilityState === 'hidden') return begin();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end: (() => void) | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      isPainted = true;
      end = begin();
    }, SOON_MS);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    end?.();
  };
}
