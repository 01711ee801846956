import { useLayoutEffect, useRef } from 'react';

/**
 * Returns the function that says whether the component is still on the screen. An answer of the hub that comes later
 * must lead nobody away from where they have gone, and close nothing that they have opened since.
 */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  // A layout effect is cleaned up together with the screen; a normal effect later, after an answer in between.
  useLayoutEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}

/** Returns the same function for an answer that may come late: it does nothing once the component has left the screen. */
export function useIfHere<Args extends unknown[], Result>(act: (...args: Args) => Result) {
  const isHere = useIsHere();
  return (...args: Args): Result | undefined => (isHere() ? act(...args) : undefined);
}
