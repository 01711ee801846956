/** Until then the first frames are drawn, and what they show has come. */
const SOON_MS = 100;

/**
 * Begins what nobody sees a moment after what is seen is on the screen: it takes neither processor nor network from it.
 * Where the page is hidden, nothing is painted and it begins at once. Gives the function that gives it up; once it has
 * begun, that is the function that `begin` gave.
 */
export function afterPaint(begin: () => () => void): () => void {
  if (document.visibilityState === 'hidden') return begin();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end: (() => void) | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      end = begin();
    }, SOON_MS);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    end?.();
  };
}
