import { useLayoutEffect, useRef } from 'react';

/**
 * Returns the function that says whether the component is still on the screen, and at the same place where one is
 * given: one page may show a record after another. An answer of the hub that comes later must lead nobody away from where
 * they have gone, and close nothing that they have opened since.
 */
export function useIsHere(place = ''): () => boolean {
  const here = useRef<string | null>(null);
  // A layout effect is cleaned up together with the screen; a normal effect later, after an answer in between.
  useLayoutEffect(() => {
    here.current = place;
    return () => {
      here.current = null;
    };
  }, [place]);
  return () => here.current === place;
}

/** Returns the same function for an answer that may come late: it does nothing once the component has left the screen. */
export function useIfHere<Args extends unknown[], Result>(act: (...args: Args) => Result) {
  const isHere = useIsHere();
  return (...args: Args): Result | undefined => (isHere() ? act(...args) : undefined);
}
