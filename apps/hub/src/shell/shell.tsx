import { useSession } from '@hub/auth';
import { useReloadOnReachable } from '@hub/pb-client';
import { ShellProvider, ToastProvider } from '@hub/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import UserRound from 'lucide-react/icons/user-round';
import { useMemo, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { PasswordNotice } from '../account/password-notice';
import { tools } from '../tools';
import { takeQueries } from './early';

const links = [{ name: 'Account', path: '/account', icon: UserRound }];

/** What one person loads and sees. It is made anew for the next person, who finds nothing of the last. */
function PersonalShell() {
  const { signOut, user } = useSession();
  const [queryClient] = useState(() => takeQueries(user?.id));
  useReloadOnReachable(queryClient);
  const shell = useMemo(
    () => ({ apps: tools, links, onSignOut: signOut, notice: <PasswordNotice /> }),
    [signOut],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <ShellProvider value={shell}>
          <Outlet />
        </ShellProvider>
      </ToastProvider>
    </QueryClientProvider>
  );
}

/** Everything behind sign-in. */
export function Shell() {
  const { user } = useSession();
  return <PersonalShell key={user?.id} />;
}
