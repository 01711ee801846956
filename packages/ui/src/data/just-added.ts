import { useCallback, useEffect, useRef, useState } from 'react';

/** The record that was added last, until the row that shows it is left. */
let added: string | undefined;

/** Says that a record was just added: the list that shows it next scrolls to its row and marks it. */
export function noteAdded(id: string): void {
  added = id;
}

/** Whether a record was just added, and no row of it has been shown and left since. */
export const isJustAdded = (id: string): boolean => id === added;

/**
 * Marks the row of a record that was just added, for as long as it is shown, and scrolls it into sight: what the element of
 * the row is given. `measure` is handed the element, too.
 */
export function useAddedRow<Row extends HTMLElement>(id: string, measure?: (row: Row | null) => void) {
  const row = useRef<Row>(null);
  const [isAdded] = useState(() => isJustAdded(id));
  useEffect(() => {
    if (!isAdded) return undefined;
    row.current?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (isJustAdded(id)) added = undefined;
    };
  }, [isAdded, id]);
  const ref = useCallback(
    (element: Row | null) => {
      row.current = element;
      measure?.(element);
    },
    [measure],
  );
  return { ref, 'data-added': isAdded || undefined };
}
