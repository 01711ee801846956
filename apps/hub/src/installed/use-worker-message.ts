import { useEffect, useEffectEvent } from 'react';
import type { PageMessage } from '../service-worker/messages';

/** Calls `hear` with each message from the service worker, if the browser supports one. */
export function useWorkerMessage(hear: (message: PageMessage) => void): void {
  const hearNow = useEffectEvent(hear);
  useEffect(() => {
    const { serviceWorker } = navigator as Partial<Navigator>;
    const listen = ({ data }: MessageEvent) => hearNow(data as PageMessage);
    serviceWorker?.addEventListener('message', listen);
    return () => serviceWorker?.removeEventListener('message', listen);
  }, []);
}
