import { useEffect, useEffectEvent, useState } from 'react';
import { useWorkerMessage } from './use-worker-message';

/**
 * Takes the newest version once it waits, where the worker has found that a file of this one is no longer on the server: a chart,
 * the exercise library, the reader of codes. Reloading the page would bring back the same version from the device.
 */
export function useMissingFile(isWaiting: boolean, take: () => void): void {
  const [isMissing, setMissing] = useState(false);
  useWorkerMessage(({ type }) => {
    if (type === 'FILE_GONE') setMissing(true);
  });
  const takeNow = useEffectEvent(take);
  useEffect(() => {
    if (isMissing && isWaiting) takeNow();
  }, [isMissing, isWaiting]);
}
