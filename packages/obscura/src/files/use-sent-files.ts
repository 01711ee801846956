import { useEffect, useEffectEvent } from 'react';
import { takeShared } from './shared-files';

/** How Chromium hands over the files that the hub is opened with (https://wicg.github.io/web-app-launch). */
interface LaunchQueue {
  setConsumer: (consume: (launch: { files: readonly FileSystemFileHandle[] }) => void) => void;
}

/** Takes the files that another app shares with the hub, and those that the device opens with it (specification §2.77). */
export function useSentFiles(onFiles: (files: File[]) => void): void {
  const take = useEffectEvent((files: File[]) => {
    if (files.length > 0) onFiles(files);
  });
  useEffect(() => {
    void takeShared().then(take);
    const { launchQueue } = window as { launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ files }) => {
      void Promise.all(files.map((file) => file.getFile())).then(take);
    });
  }, []);
}
