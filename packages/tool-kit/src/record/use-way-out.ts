import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHere } from '../screen/use-is-here';

/** React Router stores in each history entry how many entries of the hub precede it. */
function hasPageBefore(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

/** The path of the previous page, in browsers with the Navigation API. */
function pathBefore(): string | null {
  if (!('navigation' in window)) return null;
  const { navigation } = window;
  const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  return before?.url ? new URL(before.url).pathname : null;
}

/**
 * The two ways to leave a page with a form. Neither leaves the form in the history. A person who has left before the save's
 * response stays where they are: call this in the page, not in a component that unmounts with its record.
 */
export function useWayOut() {
  const navigate = useNavigate();
  const isHere = useIsHere(useLocation().pathname);
  const goTo = (target: string, isBack: boolean) => {
    if (isHere()) void (isBack ? navigate(-1) : navigate(target, { replace: true }));
  };
  return {
    /** One step back; to `fallback` if the page is the first of the visit. */
    back: (fallback: string) => goTo(fallback, hasPageBefore()),
    /** Navigates to `target`: back if it is the previous page, else replacing this one. */
    leaveTo: (target: string) => goTo(target, hasPageBefore() && pathBefore() === target),
  };
}
