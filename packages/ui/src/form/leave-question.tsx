import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../overlay/confirm-dialog';
import { hasUnsavedWork } from './unsaved-work';

function askInTheBrowsersWords(event: BeforeUnloadEvent): void {
  if (hasUnsavedWork()) event.preventDefault();
}

interface AskToLeaveProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** The question before what was typed is lost. */
export function AskToLeave({ open, onLeave, onStay }: AskToLeaveProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Leave without saving?"
      message="What you typed will be lost."
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
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsavedWork(),
  );
  useBeforeUnload(askInTheBrowsersWords);
  return (
    <AskToLeave
      open={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}
