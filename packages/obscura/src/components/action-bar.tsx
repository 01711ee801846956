import type { ReactNode } from 'react';

interface ActionBarProps {
  /** Why a button can't be pressed; the button names it by `id`. */
  note?: { id: string; text: string } | undefined;
  children: ReactNode;
}

/** The one thing to do next, always in sight at the bottom of the screen; the first of two buttons is the quiet one. */
export function ActionBar({ note, children }: ActionBarProps) {
  return (
    <div className="sticky bottom-0 z-2 -mx-4 mt-auto -mb-[calc(1.5rem+env(safe-area-inset-bottom))] flex flex-wrap gap-3 border-t border-line bg-page px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] *:flex-auto *:last:flex-[4_1_auto]">
      {note && (
        <p id={note.id} className="w-full text-center text-13 text-muted">
          {note.text}
        </p>
      )}
      {children}
    </div>
  );
}
