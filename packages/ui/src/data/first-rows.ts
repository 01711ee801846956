import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** So many rows are drawn first: as many as stand in most windows. */
export const FIRST_ROWS = 16;

/**
 * The rows to draw: the first ones, so that they can be read soon, and all of them right after. Who comes back, or loads
 * the page again, gets all at once: their place may be far down. `useDeferredValue` can't do this: React ignores its
 * initial value in what another deferred value draws, and `QueryState` draws records that way.
 */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  const cameBack = useNavigationType() === NavigationType.Pop;
  const [hasAll, setHasAll] = useState(cameBack);
  useEffect(() => startTransition(() => setHasAll(true)), []);
  return hasAll ? rows : rows.slice(0, FIRST_ROWS);
}
