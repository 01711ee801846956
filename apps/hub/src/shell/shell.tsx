import { useSession } from '@hub/auth';
import { isReachable, pb, useReloadOnReachable } from '@hub/pb-client';
import { OutboxContext } from '@hub/tool-kit';
import { ShellProvider, ToastProvider } from '@hub/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import UserRound from 'lucide-react/icons/user-round';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { PasswordNotice } from '../account/password-notice';
import { tools } from '../tools';
import { lossAtLogOut } from '../outbox/loss-at-log-out';
import { usePersonOutbox } from '../outbox/use-person-outbox';
import { takeQueries } from './early';

/** By then the first screen of a visit stands. */
const SETTLED_MS = 3_000;

const links = [{ name: 'Account', path: '/account', icon: UserRound }];

/** What an installed hub has on every page, and says above and under each heading. */
interface Installed {
  notice: ReactNode;
  keeper: ReactNode;
  note: ReactNode;
}

/** What keeps the hub installed. It comes last, so that no first screen waits for it; in development there is none. */
function useInstalled(): Installed | null {
  const [installed, setInstalled] = useState<Installed | null>(null);
  useEffect(() => {
    if (!import.meta.env.PROD) return undefined;
    // Another one in its place later is another version of the hub.
    const first = (navigator as Partial<Navigator>).serviceWorker?.controller ?? null;
    const timer = setTimeout(
      () => {
        import('../installed/installed').then(
          ({ Installed, OfflineNote, RefusedNotice }) =>
            setInstalled({
              keeper: <Installed first={first} />,
              note: <OfflineNote />,
              notice: <RefusedNotice />,
            }),
          // Without it the hub works from the network.
          () => undefined,
        );
      },
      isReachable(pb) ? SETTLED_MS : 0,
    );
    return () => clearTimeout(timer);
  }, []);
  return installed;
}

/** What one person loads and sees. It is made anew for the next person, who finds nothing of the last. */
function PersonalShell() {
  const { signOut, user } = useSession();
  const [queryClient] = useState(() => takeQueries(user?.id));
  useReloadOnReachable(queryClient);
  const installed = useInstalled();
  const outbox = usePersonOutbox(queryClient, user?.id);
  const shell = useMemo(
    () => ({
      apps: tools,
      links,
      onSignOut: signOut,
      lossAtLogOut: () => lossAtLogOut(outbox?.waiting.all().length ?? 0),
      notice: (
        <>
          <PasswordNotice />
          {installed?.notice}
        </>
      ),
      note: installed?.note,
    }),
    [signOut, installed, outbox],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <OutboxContext value={outbox}>
          <ShellProvider value={shell}>
            <Outlet />
            {installed?.keeper}
          </ShellProvider>
        </OutboxContext>
      </ToastProvider>
    </QueryClientProvider>
  );
}

/** Everything behind sign-in. */
export function Shell() {
  const { user } = useSession();
  return <PersonalShell key={user?.id} />;
}
