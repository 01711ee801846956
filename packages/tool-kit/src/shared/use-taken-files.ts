import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { takeShared } from './shared-files';

/** The state of a history entry that a person has come to in order to have shared files taken. */
export const TAKES_SHARED = { takesShared: true };

/** Gives the files that other apps have shared to the screen that the person has chosen for them, once. */
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
