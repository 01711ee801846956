import { useSession } from '@hub/auth';
import { pb, renewSession, request, useOnReachable } from '@hub/pb-client';
import { useToday } from '@hub/tool-kit';
import { unsavedLoss, useLastingToast } from '@hub/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { carryOver, persistOnDevice } from '../persisted/persist-on-device';
import { checkDevice } from '../reminders/push-device';
import { useSeenOnVisit } from '../news/use-seen-on-visit';
import { tools } from '../tools';
import { useMissingFile } from './use-missing-file';
import { useWorkerMessage } from './use-worker-message';
import { currentVersion, onVersion, startWorker, takeNewest } from './worker';

export { ZoneNotice } from '../home/zone-notice';
export { RefusedNotice } from '../outbox/refused-notice';
export { draftsInWords } from '../persisted/drafts-in-words';
export { persistedInWords } from '../persisted/persisted-in-words';
export { restoreFromDevice } from '../persisted/persist-on-device';
export { SharedNews } from '../news/shared-news';
export { ClockNotice } from './clock-notice';
export { OfflineNote } from './offline-note';
export { ReachNotice } from './reach-notice';

const READY = 'A new version is ready.';
const READY_UNSAVED = 'A new version is ready. Save or discard your changes first: the page will reload.';

/** Persists the person's queries on this device, and derives each day's lists from the day before. */
function usePersistence() {
  const queryClient = useQueryClient();
  const personId = useSession().user?.id;
  const today = useToday();
  useEffect(
    () => (personId === undefined ? undefined : persistOnDevice(queryClient, personId)),
    [queryClient, personId],
  );
  useEffect(() => void carryOver(queryClient, today), [queryClient, today]);
}

/** Preloads the code of each tool, which an installed hub has on the device, so that a tap opens it at once. */
function useToolsLoaded() {
  useEffect(() => {
    // The screen loads again what could not be prefetched, and shows the error.
    for (const { load } of tools) load().catch(() => undefined);
  }, []);
}

/** Has the server check a session that expired while the hub could not be reached, before any other request fails with it. */
function useVerifiedSession() {
  useOnReachable(() => {
    if (pb.authStore.isValid) return;
    // `request` reports a session that has ended.
    request(pb, () => renewSession(pb)).catch(() => undefined);
  });
}

/**
 * Opens the page of a tapped notification, ends the push subscription of somebody who was signed in here before, and
 * renews the person's own.
 */
function useNotifications() {
  const navigate = useNavigate();
  const personId = useSession().user?.id;
  useWorkerMessage((message) => {
    if (message.type === 'OPEN') void navigate(message.path);
  });
  // Out of reach, the next start looks.
  useEffect(() => {
    if (personId !== undefined) checkDevice(pb, personId).catch(() => undefined);
  }, [personId]);
}

/**
 * Keeps the hub installed on this device, and says that a newer version is there, with the button that takes it. Where a
 * file of this version is missing, the newer one is taken at once. The page is never reloaded over a form that holds
 * something unsaved. Where another window has taken the newer version, this one follows when its page is left (specification §2.18).
 * `first` is the worker that the window began with.
 */
export function Installed({ first }: { first: ServiceWorker | null }) {
  const version = useSyncExternalStore(onVersion, currentVersion);
  usePersistence();
  useToolsLoaded();
  useVerifiedSession();
  useNotifications();
  useSeenOnVisit();
  const [isBlocked, setBlocked] = useState(false);
  const { pathname } = useLocation();

  useEffect(() => void startWorker(first), [first]);
  useEffect(() => (version === 'outdated' ? () => location.reload() : undefined), [version, pathname]);

  const update = () => {
    const isUnsaved = unsavedLoss() !== null;
    setBlocked(isUnsaved);
    if (!isUnsaved) void takeNewest();
  };
  useMissingFile(version === 'waiting', update);
  useLastingToast(version === 'newest' ? null : isBlocked ? READY_UNSAVED : READY, 'Update', update);
  return null;
}
