import { useLive } from '@hub/pb-client';
import { Page } from '@hub/ui';
import type { ReactNode } from 'react';
import { loyaltyKey } from '../api/loyalty.queries';
import { loyaltyPaths } from '../paths';

interface LoyaltyPageProps {
  title: string;
  /** The list, unless said otherwise. */
  back?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of the tool's screens: way back, and changes made elsewhere shown at once. */
export function LoyaltyPage({ title, back = loyaltyPaths.list, actions, children }: LoyaltyPageProps) {
  useLive('loyalty', loyaltyKey);
  return (
    <Page title={title} back={back} actions={actions} tool="loyalty">
      {children}
    </Page>
  );
}
