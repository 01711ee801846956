import { useEffect, useEffectEvent, useState } from 'react';
import { dropShared, listShared, takeShared } from '@hub/tool-kit/shared-files';
import { useTakenFiles } from '@hub/tool-kit/taken-files';

/** How Chromium hands over the files with which the hub is opened (https://wicg.github.io/web-app-launch). */
interface LaunchQueue {
  setConsumer: (consume: (launch: { files: readonly FileSystemFileHandle[] }) => void) => void;
}

/** Receives the files that the device opens with the hub (specification §2.77). */
export function useOpenedFiles(onFiles: (files: File[]) => void): void {
  const take = useEffectEvent((files: File[]) => {
    if (files.length > 0) onFiles(files);
  });
  useEffect(() => {
    const { launchQueue } = window as { launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ files }) => {
      void Promise.all(files.map((file) => file.getFile())).then(take);
    });
  }, []);
}

/**
 * The files that other apps have shared with the hub: how many there are, and functions to add or refuse
 * them. They are not read before they are added.
 */
export function useSharedFiles(onFiles: (files: File[]) => void) {
  const [count, setCount] = useState(0);
  useTakenFiles((files) => {
    setCount(0);
    onFiles(files);
  });
  useEffect(() => {
    void listShared().then(({ length }) => setCount(length));
  }, []);
  return {
    count,
    add: () => {
      setCount(0);
      void takeShared().then(onFiles);
    },
    refuse: () => {
      setCount(0);
      void dropShared();
    },
  };
}
