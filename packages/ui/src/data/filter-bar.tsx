import { useRef, type ReactNode } from 'react';
import { useHeightVariable } from '../layout/use-height-variable';

/** What narrows a list down; it stays in sight under the header while the list scrolls, unless text is large. */
export function FilterBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useHeightVariable(bar, '--filter-height');
  return (
    <div
      ref={bar}
      className="z-1 -mx-4 -my-2 flex flex-col gap-2 bg-page px-4 py-2 @pair:sticky @pair:top-(--header-height)"
    >
      {children}
    </div>
  );
}
