import { Page } from '@hub/ui';
import type { ReactNode } from 'react';

/** The error page behind the sign-in: header, menu and the link to home still work. */
export function ErrorPage({ children }: { children: ReactNode }) {
  return (
    <Page title="Something went wrong" back="/">
      {children}
    </Page>
  );
}
