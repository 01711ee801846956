import { useSession } from '@hub/auth';
import { Page } from '@hub/ui';
import Check from 'lucide-react/icons/check';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Mail from 'lucide-react/icons/mail';
import Shield from 'lucide-react/icons/shield';
import User from 'lucide-react/icons/user';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { coachPaths, workoutPaths } from '../paths';

/** The places of the bottom bar (specification §2.21). */
function useTabs() {
  const { user } = useSession();
  const { pathname } = useLocation();
  return [
    {
      to: workoutPaths.activity,
      label: 'Activity',
      icon: Dumbbell,
      end: pathname.startsWith(coachPaths.start),
    },
    { to: '#habits', label: 'Habit Tracker', icon: Check, disabled: true },
    { to: '#messages', label: 'Messages', icon: Mail, disabled: true },
    { to: '/account', label: 'Account', icon: User },
    ...(user?.isAdmin === true ? [{ to: coachPaths.start, label: 'Admin', icon: Shield }] : []),
  ];
}

interface WorkoutPageProps {
  title: string;
  back?: string | (() => void);
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen of the tool: header and bottom bar. */
export function WorkoutPage({ title, back = workoutPaths.activity, actions, children }: WorkoutPageProps) {
  return (
    <Page title={title} back={back} actions={actions} tabs={useTabs()} tool="workout">
      {children}
    </Page>
  );
}
