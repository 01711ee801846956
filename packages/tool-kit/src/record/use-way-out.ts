import { useNavigate } from 'react-router-dom';

/** React Router notes in each entry of the session's history how many entries of the hub stand before it. */
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

/** The two ways out of a page with a form. Neither leaves the form in the history. */
export function useWayOut() {
  const navigate = useNavigate();
  return {
    /** One step back; to `fallback` where the page is the first of the visit. */
    back: (fallback: string) => void (hasPageBefore() ? navigate(-1) : navigate(fallback, { replace: true })),
    /** Navigates to `target`: back if it is the previous page, else replacing this one. */
    leaveTo: (target: string) =>
      void (hasPageBefore() && pathBefore() === target ? navigate(-1) : navigate(target, { replace: true })),
  };
}
