import { useLive } from '@hub/pb-client';
import { useToday } from '@hub/tool-kit';
import { Page } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import Settings from 'lucide-react/icons/settings';
import type { ReactNode } from 'react';
import { expiredCountQuery, expiryKey } from '../api/expiry.queries';
import { expiryPaths } from '../paths';

function useTabs() {
  const { data: expired } = useQuery(expiredCountQuery(useToday()));
  return [
    { to: expiryPaths.upcoming, label: 'Upcoming', icon: CalendarClock, end: true },
    { to: expiryPaths.expired, label: 'Expired', icon: CalendarX, count: expired },
    { to: expiryPaths.settings, label: 'Settings', icon: Settings },
  ];
}

interface ExpiryPageProps {
  title: string;
  /** By default the upcoming list. */
  back?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of the tool's screens: bottom bar, Back, and live updates. */
export function ExpiryPage({ title, back = expiryPaths.upcoming, actions, children }: ExpiryPageProps) {
  useLive('expiry', expiryKey);
  return (
    <Page title={title} back={back} actions={actions} tabs={useTabs()} tool="expiry">
      {children}
    </Page>
  );
}
