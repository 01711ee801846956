import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a row stays tinted: the eye has found it by then, and no tint is taken for a message. */
const TINTED_MS = 3000;

/** The record that was added last, until the row that shows it is left. */
let added: string | undefined;

/** Says that a record was just added: the list that shows it next scrolls to its row and tints it. */
export function noteAdded(id: string): void {
  added = id;
}

/** Whether a record was just added, and no row of it has been shown and left since. */
export const isJustAdded = (id: string): boolean => id === added;

/**
 * Tints the row of a record that was just added for three seconds, and scrolls it into sight: what the element of the row
 * is given. `measure` is handed the element, too.
 */
export function useAddedRow<Row extends HTMLElement>(id: string, measure?: (row: Row | null) => void) {
  const row = useRef<Row>(null);
  const [mark, setMark] = useState<'new' | 'seen' | undefined>(() => (isJustAdded(id) ? 'new' : undefined));
  const isAdded = mark !== undefined;
  useEffect(() => {
    if (!isAdded) return undefined;
    row.current?.scrollIntoView({ block: 'nearest' });
    const timer = setTimeout(() => setMark('seen'), TINTED_MS);
    return () => {
      clearTimeout(timer);
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
  return { ref, 'data-added': mark };
}
