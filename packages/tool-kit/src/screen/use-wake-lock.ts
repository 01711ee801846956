import { useEffect } from 'react';

async function requestLock(): Promise<WakeLockSentinel | null> {
  try {
    return await navigator.wakeLock.request('screen');
  } catch {
    // A browser refuses if the battery is low: then the screen dims as usual, and everything else works.
    return null;
  }
}

/** Keeps the screen awake while the component is mounted (and `isOn`), if the browser can. */
export function useWakeLock(isOn = true): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return undefined;
    let lock: Promise<WakeLockSentinel | null> | undefined;
    // The browser releases the lock whenever the page is hidden.
    const acquire = () => {
      if (document.visibilityState === 'visible') lock = requestLock();
    };
    acquire();
    document.addEventListener('visibilitychange', acquire);
    return () => {
      document.removeEventListener('visibilitychange', acquire);
      void lock?.then((sentinel) => sentinel?.release());
    };
  }, [isOn]);
}
