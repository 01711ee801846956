import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** The checkbox to which a key moves from `at`; `undefined` for other keys. */
function boxAfterKey(key: string, boxes: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return boxes[at + 1];
  if (key === 'ArrowUp') return boxes[at - 1];
  if (key === 'Home') return boxes[0];
  return key === 'End' ? boxes.at(-1) : undefined;
}

/**
 * Makes the checkboxes of a list, each with its `data-index`, a single tab stop: the last focused one,
 * otherwise the first enabled one. Arrow keys, Home and End move between the enabled ones.
 */
export function useOneTabStop(isFree: readonly boolean[]) {
  const [left, setLeft] = useState<number>();
  return {
    tabStop: left !== undefined && isFree[left] ? left : isFree.indexOf(true),
    onFocus: ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) setLeft(Number(target.dataset['index']));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('input:not(:disabled)')];
      const next = boxAfterKey(event.key, boxes, boxes.indexOf(event.target as HTMLElement));
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}
