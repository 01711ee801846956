import { useTitle } from '@hub/ui';
import type { ReactNode } from 'react';

const TITLE = 'Something went wrong';

/** The error page if not even the shell could be loaded. */
export function BareErrorPage({ children }: { children: ReactNode }) {
  useTitle(TITLE);
  return (
    <main className="flex min-h-dvh flex-col">
      <h1 className="sr-only">{TITLE}</h1>
      {children}
    </main>
  );
}
