import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** So many rows are drawn first: as many as stand in most windows. */
export const FIRST_ROWS = 16;

/** The key of the entry that a browser's history begins with. */
const FIRST_ENTRY = 'default';

/** Whether somebody came back here, and stands where they left the page. */
function useCameBack(): boolean {
  const { key } = useLocation();
  return useNavigationType() === NavigationType.Pop && key !== FIRST_ENTRY;
}

/**
 * The rows to draw: the first ones, so that they can be read soon, and all of them right after. Who comes back has all at
 * once, for their place may be far down. An initial value of `useDeferredValue` would not do: React leaves it out in
 * what another deferred value draws, as `QueryState` draws what has come.
 */
export function useFirstRows<Row>(rows: readonly Row[], count = FIRST_ROWS): readonly Row[] {
  const cameBack = useCameBack();
  const [hasAll, setHasAll] = useState(cameBack);
  useEffect(() => startTransition(() => setHasAll(true)), []);
  return hasAll ? rows : rows.slice(0, count);
}
