import { useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../overlay/confirm-dialog';
import { LEAVE, discardUnsavedWork, unsavedLoss } from './unsaved-work';

function askInTheBrowsersWords(event: BeforeUnloadEvent): void {
  if (unsavedLoss() !== null) event.preventDefault();
}

/**
 * Asks before a page is left while one of its forms holds something unsaved (`useUnsavedWork`); closing the window asks
 * in the browser's own words. One for each page, because the router takes one.
 */
export function LeaveQuestion() {
  const [loss, setLoss] = useState<string | null>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false;
    const lost = unsavedLoss();
    setLoss(lost);
    return lost !== null;
  });
  useBeforeUnload(askInTheBrowsersWords);
  return (
    <ConfirmDialog
      {...LEAVE}
      open={blocker.state === 'blocked' && loss !== null}
      message={loss}
      onConfirm={() => {
        discardUnsavedWork();
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    />
  );
}
