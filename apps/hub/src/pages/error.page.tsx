import { Page } from '@hub/ui';
import type { ReactNode } from 'react';

/** The error page behind sign-in: header, menu and the way home still work. */
export function ErrorPage({ children }: { children: ReactNode }) {
  return (
    <Page title="Something went wrong" back="/">
      {children}
    </Page>
  );
}
