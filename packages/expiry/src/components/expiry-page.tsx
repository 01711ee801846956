import { useLive } from '@hub/pb-client';
import { Page } from '@hub/ui';
import { CalendarClock, CalendarX, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { expiryKey } from '../api/expiry.queries';
import { expiryPaths } from '../paths';

const TABS = [
  { to: expiryPaths.upcoming, label: 'Upcoming', icon: CalendarClock, end: true },
  { to: expiryPaths.expired, label: 'Expired', icon: CalendarX },
  { to: expiryPaths.settings, label: 'Settings', icon: Settings },
];

interface ExpiryPageProps {
  title: string;
  /** The upcoming list, unless said otherwise. */
  back?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen of the tool: bottom bar, way back, and changes made elsewhere shown at once. */
export function ExpiryPage({ title, back = expiryPaths.upcoming, actions, children }: ExpiryPageProps) {
  useLive('expiry', expiryKey);
  return (
    <Page title={title} back={back} actions={actions} tabs={TABS} tool="expiry">
      {children}
    </Page>
  );
}
