import type { ReactNode } from 'react';

/** Arranges buttons or fields side by side in equal parts, or stacked if their texts would not fit. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3 *:flex-[1_1_7rem]">{children}</div>;
}
