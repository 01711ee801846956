import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** How many rows are rendered first: as many as fit in most windows. */
export const FIRST_ROWS = 16;

/**
 * The rows to render: the first ones, so that they can be read soon, and all of them right afterwards. After
 * going back or reloading, all are rendered at once, because the scroll position may be far down.
 * `useDeferredValue` can't do this: React ignores its initial value in a render that another deferred value
 * causes, and `QueryState` renders records that way.
 */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  const cameBack = useNavigationType() === NavigationType.Pop;
  const [hasAll, setHasAll] = useState(cameBack);
  useEffect(() => startTransition(() => setHasAll(true)), []);
  return hasAll ? rows : rows.slice(0, FIRST_ROWS);
}
