import type { ReactNode } from 'react';

interface ActionBarProps {
  /** Why the button is disabled, or what it will do; the button refers to it by `id`. */
  note?: { id: string; text: string; action?: ReactNode } | undefined;
  children: ReactNode;
}

/** The next action, always visible at the bottom; of two buttons, the first is the quiet one. */
export function ActionBar({ note, children }: ActionBarProps) {
  return (
    <div className="sticky bottom-0 z-2 -mx-4 mt-auto -mb-[calc(1.5rem+env(safe-area-inset-bottom))] flex flex-wrap gap-3 border-t border-line bg-page px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] *:flex-auto *:last:flex-[4_1_auto]">
      {note && (
        <div className="flex w-full flex-wrap items-center justify-center text-center text-13 text-muted">
          <p id={note.id}>{note.text}</p>
          {note.action}
        </div>
      )}
      {children}
    </div>
  );
}
