import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a row stays tinted: long enough to notice it, but too short to be taken for a message. */
const TINTED_MS = 3000;

/** The record that was added last, until its row was shown and left. */
let added: string | undefined;

/** Records that a record was just added: the next list that shows it scrolls to its row and tints it. */
export function noteAdded(id: string): void {
  added = id;
}

/** The id of the record that was just added, until its row was shown and left. */
export const justAdded = (): string | undefined => added;

/** Whether a record was just added, and its row has not been shown and left since. */
export const isJustAdded = (id: string): boolean => id === added;

/**
 * Returns the props of a row's element, which `measure` gets too. A row that was just added is tinted for three
 * seconds and scrolled to.
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
