import { Page } from '@hub/ui';
import type { ReactNode } from 'react';
import { loyaltyPaths } from '../paths';

interface LoyaltyPageProps {
  title: string;
  /** The window's title, if the heading does not name the card. */
  windowTitle?: string | undefined;
  /** The list by default. */
  back?: string | (() => void);
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of the tool's screens, with the Back button. */
export function LoyaltyPage({ back = loyaltyPaths.list, ...rest }: LoyaltyPageProps) {
  return <Page {...rest} back={back} tool="loyalty" />;
}
