import { useSession } from '@hub/auth';
import { Page } from '@hub/ui';
import Check from 'lucide-react/icons/check';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Mail from 'lucide-react/icons/mail';
import Shield from 'lucide-react/icons/shield';
import User from 'lucide-react/icons/user';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { RestBar } from '../athlete/rest/rest-bar';
import type { OfferedRest } from '../model/offered-rest';
import { coachPaths, workoutPaths } from '../paths';

/** The tabs of the bottom bar (specification §2.21): each screen belongs to Activity or to Admin. */
function useTabs(isCoaching: boolean) {
  const { user } = useSession();
  return [
    { to: workoutPaths.activity, label: 'Activity', icon: Dumbbell, current: !isCoaching },
    { to: '#habits', label: 'Habit Tracker', icon: Check, disabled: true },
    { to: '#messages', label: 'Messages', icon: Mail, disabled: true },
    { to: '/account', label: 'Account', icon: User },
    ...(user?.isAdmin === true
      ? [{ to: coachPaths.start, label: 'Admin', icon: Shield, current: isCoaching }]
      : []),
  ];
}

interface WorkoutPageProps {
  title: string;
  back?: string | (() => void);
  actions?: ReactNode;
  /** The rest that can be started here; without it, only a running one is shown. */
  rest?: OfferedRest | undefined;
  /** Whether it is shown to a coach as part of their work, at an address that athletes also have. */
  isCoaching?: boolean;
  children: ReactNode;
}

/** The frame of every screen of the tool: header, bottom bar, and above it the running rest. */
export function WorkoutPage({
  title,
  back = workoutPaths.activity,
  actions,
  rest,
  isCoaching = false,
  children,
}: WorkoutPageProps) {
  const personId = useSession().user?.id ?? '';
  const isAdminPart = useLocation().pathname.startsWith(coachPaths.start);
  return (
    <Page
      title={title}
      back={back}
      actions={actions}
      tabs={useTabs(isCoaching || isAdminPart)}
      dock={<RestBar personId={personId} offered={rest} />}
      tool="workout"
    >
      {children}
    </Page>
  );
}
