import { typedTextNames, useSession } from '@hub/auth';
import { isReachable, pb, useReloadOnReachable } from '@hub/pb-client';
import { openedOutbox, OutboxContext, QueriesProvider } from '@hub/tool-kit';
import { ShellProvider, ToastProvider } from '@hub/ui';
import UserRound from 'lucide-react/icons/user-round';
import { useEffect, useMemo, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { PasswordNotice } from '../account/password-notice';
import { TabOnlyNotice } from '../account/tab-only-notice';
import { HomeNotices } from '../home/home-notices';
import { InstalledContext } from '../installed/installed-context';
import { tools } from '../tools';
import { questionAtLogOut } from '../outbox/question-at-log-out';
import { usePersonOutbox } from '../outbox/use-person-outbox';
import { beganSignedIn, currentWorker, forgetPrefetched, queriesOf } from './first-prefetch';
import { useLateScroll } from './use-late-scroll';
import { useOwnTimeZone } from './use-own-time-zone';

type Installed = typeof import('../installed/installed');

/** After this, the first screen of a first visit is rendered. */
const SETTLED_MS = 3_000;

const links = [{ name: 'Account', path: '/account', icon: UserRound }];

/**
 * The code that keeps the hub installed. It is loaded last, so that no first screen waits for it; if the hub
 * is installed, it is loaded with the screen, which may be left soon and has to be persisted. Not in
 * development.
 */
function useInstalled(): Installed | null {
  const [installed, setInstalled] = useState<Installed | null>(null);
  // From the login page it is loaded at once: after signing in, the person may be about to lose the network.
  const [isFirstScreen] = useState(beganSignedIn);
  useEffect(() => {
    if (!import.meta.env.PROD) return undefined;
    const timer = setTimeout(
      () => {
        import('../installed/installed').then(
          setInstalled,
          // Without it the hub works from the network.
          () => undefined,
        );
      },
      isFirstScreen && navigator.onLine && currentWorker() === null ? SETTLED_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [isFirstScreen]);
  return installed;
}

/** A person's unsaved drafts; `''` while the code that names them is not loaded. */
function draftsOf(personId: string, installed: Installed | null): string | null {
  if (typedTextNames(personId, '').length === 0) return null;
  return installed === null ? '' : installed.draftsInWords(personId);
}

/** Everything that one person loads and sees. The next person gets a new instance without that data. */
function PersonalShell() {
  const { signOut, user } = useSession();
  const personId = user?.id ?? '';
  const [queryClient] = useState(() => queriesOf(user?.id));
  useEffect(forgetPrefetched, []);
  useOwnTimeZone();
  useLateScroll();
  useReloadOnReachable(queryClient);
  // A different worker later means another version of the hub.
  const [worker] = useState(currentWorker);
  const installed = useInstalled();
  const outbox = usePersonOutbox(queryClient, user?.id);
  const shell = useMemo(
    () => ({
      apps: tools,
      inMargin: true,
      links,
      onSignOut: signOut,
      askAtLogOut: () =>
        questionAtLogOut({
          isReachable: isReachable(pb),
          waiting: outbox === null ? 0 : (openedOutbox(outbox)?.unsavedCount() ?? null),
          drafts: draftsOf(personId, installed),
          persisted: installed?.persistedInWords(queryClient) ?? null,
        }),
      notice: (
        <>
          <TabOnlyNotice />
          <PasswordNotice />
          <HomeNotices />
          {installed && <installed.ClockNotice />}
          {installed && <installed.ReachNotice />}
          {installed && <installed.RefusedNotice />}
        </>
      ),
      note: installed && <installed.OfflineNote />,
    }),
    [signOut, installed, outbox, queryClient, personId],
  );
  return (
    <QueriesProvider queryClient={queryClient}>
      <ToastProvider>
        <OutboxContext value={outbox}>
          <ShellProvider value={shell}>
            <InstalledContext value={installed}>
              <Outlet />
            </InstalledContext>
            {installed && <installed.Installed first={worker} />}
          </ShellProvider>
        </OutboxContext>
      </ToastProvider>
    </QueriesProvider>
  );
}

/** Everything behind sign-in. */
export function Shell() {
  const { user } = useSession();
  return <PersonalShell key={user?.id} />;
}
