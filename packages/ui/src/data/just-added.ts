import { useEffect, useState, type RefObject } from 'react';

/** The record that was added last, until the row that shows it is left. */
let added: string | undefined;

/** Says that a record was just added: the list that shows it next scrolls to its row and marks it. */
export function noteAdded(id: string): void {
  added = id;
}

/** Whether a record was just added, and no row of it has been shown and left since. */
export const isJustAdded = (id: string | undefined): boolean => id !== undefined && id === added;

/** Whether the record of a row was just added, which is so for as long as the row is shown; it is scrolled into sight. */
export function useJustAdded(id: string | undefined, row: RefObject<HTMLElement | null>): boolean {
  const [isAdded] = useState(() => isJustAdded(id));
  useEffect(() => {
    if (!isAdded) return undefined;
    row.current?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (added === id) added = undefined;
    };
  }, [isAdded, id, row]);
  return isAdded;
}
