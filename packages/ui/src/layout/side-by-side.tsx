import type { ReactNode } from 'react';

/** Puts buttons or fields side by side in equal parts, and under one another where their words would not fit. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3 *:flex-[1_1_7rem]">{children}</div>;
}
