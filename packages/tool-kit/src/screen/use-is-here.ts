import { useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that says whether the component is still mounted, with the same `place`: one page may show several
 * records in turn. A late response must not navigate away from, or close, what the person has opened since.
 */
export function useIsHere(place = ''): () => boolean {
  const here = useRef<string | null>(null);
  // A layout effect is cleaned up with the screen. A normal effect is cleaned up later, and a response may come first.
  useLayoutEffect(() => {
    here.current = place;
    return () => {
      here.current = null;
    };
  }, [place]);
  return () => here.current === place;
}

/** Wraps a function that handles a response: it does nothing once the component is unmounted. */
export function useIfHere<Args extends unknown[], Result>(act: (...args: Args) => Result) {
  const isHere = useIsHere();
  return (...args: Args): Result | undefined => (isHere() ? act(...args) : undefined);
}
