import { useEffect, useEffectEvent, useState } from 'react';
import type { PageMessage } from '../service-worker/messages';

/**
 * Takes the newest version once it waits, where the worker has found that a file of this one is no longer on the server: a chart,
 * the exercise library, the reader of codes. To load the page anew would bring back the same version from the device.
 */
export function useGoneFile(isWaiting: boolean, take: () => void): void {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const { serviceWorker } = navigator as Partial<Navigator>;
    const hear = ({ data }: MessageEvent) => {
      if ((data as PageMessage).type === 'FILE_GONE') setGone(true);
    };
    serviceWorker?.addEventListener('message', hear);
    return () => serviceWorker?.removeEventListener('message', hear);
  }, []);
  const takeNow = useEffectEvent(take);
  useEffect(() => {
    if (isGone && isWaiting) takeNow();
  }, [isGone, isWaiting]);
}
