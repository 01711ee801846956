import { useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../overlay/confirm-dialog';
import { unsavedLoss } from './unsaved-work';

function askInTheBrowsersWords(event: BeforeUnloadEvent): void {
  if (unsavedLoss() !== null) event.preventDefault();
}

interface AskToLeaveProps {
  /** A sentence about what would be lost; `null` to leave without a question. */
  loss: string | null;
  onLeave: () => void;
  onStay: () => void;
}

/** The question before something is lost. */
export function AskToLeave({ loss, onLeave, onStay }: AskToLeaveProps) {
  return (
    <ConfirmDialog
      open={loss !== null}
      title="Leave without saving?"
      message={loss}
      confirmLabel="Leave"
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
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
    <AskToLeave
      loss={blocker.state === 'blocked' ? loss : null}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}
