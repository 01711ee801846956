import { useRef, type ReactNode } from 'react';
import { useHeightVariable } from './use-height-variable';
import { useKeyboardHeight } from './use-keyboard-height';

/** A form's buttons that stay visible while it scrolls: above the bottom bar and keyboard, below toasts. */
export function BottomActions({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useHeightVariable(bar, '--actions-height');
  useKeyboardHeight();
  return (
    <div
      ref={bar}
      className="sticky bottom-[max(var(--bar-height,0px),var(--keyboard-height,0px))] z-1 -mx-4 -my-3 flex bg-page px-4 py-3 *:flex-1"
    >
      {children}
    </div>
  );
}
