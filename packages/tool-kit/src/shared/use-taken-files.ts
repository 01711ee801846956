import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { takeShared } from './shared-files';

/** The state of a history entry that is to receive the shared files. */
export const TAKES_SHARED = { takesShared: true };

/** Passes the shared files, once, to the screen that the person has chosen for them. */
export function useTakenFiles(onFiles: (files: File[]) => void): void {
  const state = useLocation().state as Partial<typeof TAKES_SHARED> | null;
  const isChosen = state?.takesShared === true;
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    if (!isChosen) return;
    void takeShared().then((files) => {
      if (files.length > 0) take(files);
    });
  }, [isChosen]);
}
