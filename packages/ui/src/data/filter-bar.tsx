import { useRef, type ReactNode } from 'react';
import { useHeightVariable } from '../layout/use-height-variable';

/** The filters of a list. The bar sticks below the header while the list scrolls, unless the text is large. */
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
