import { type SyntheticEvent, useRef } from 'react';

type FieldEvent = SyntheticEvent<HTMLInputElement>;

/**
 * For a field whose text is replaced more often than edited: the tap that leads into it selects all of its text, as the
 * Tab key does. A further tap puts the cursor where it is, and what was marked by dragging stays marked.
 */
export function useSelectOnTap() {
  const wasActive = useRef(false);
  return {
    onPointerDown: ({ currentTarget }: FieldEvent) => {
      wasActive.current = document.activeElement === currentTarget;
    },
    onClick: ({ currentTarget }: FieldEvent) => {
      const isMarked = currentTarget.selectionStart !== currentTarget.selectionEnd;
      if (!wasActive.current && !isMarked) currentTarget.select();
    },
    onBlur: () => {
      wasActive.current = false;
    },
  };
}
