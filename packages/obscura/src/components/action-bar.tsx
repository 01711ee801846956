import type { ReactNode } from 'react';

/** The one thing to do next, always in sight at the bottom of the screen; the first of two buttons is the quiet one. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-2 -mx-4 mt-auto -mb-6 flex flex-wrap gap-3 border-t border-line bg-page px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] *:flex-auto *:last:flex-[4_1_auto]">
      {children}
    </div>
  );
}
