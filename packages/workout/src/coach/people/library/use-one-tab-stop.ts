import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** The box that a key moves to from `at`; `undefined` where it moves nowhere. */
function boxAfterKey(key: string, boxes: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return boxes[at + 1];
  if (key === 'ArrowUp') return boxes[at - 1];
  if (key === 'Home') return boxes[0];
  return key === 'End' ? boxes.at(-1) : undefined;
}

/**
 * Makes the boxes of a list, each with its `data-index`, one stop of the Tab key: the one that was left, else the first
 * that is free to be ticked. Arrow keys, Home and End move over those.
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
