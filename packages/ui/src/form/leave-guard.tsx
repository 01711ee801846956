import { useCallback } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../overlay/confirm-dialog';

interface LeaveGuardProps {
  /** Whether leaving now would lose something; asked at the moment of leaving, so that a save is in nobody's way. */
  when: () => boolean;
}

/** Asks before a page is left whose form holds something unsaved; closing the window asks in the browser's own words. */
export function LeaveGuard({ when }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && when(),
  );
  useBeforeUnload(
    useCallback(
      (event) => {
        if (when()) event.preventDefault();
      },
      [when],
    ),
  );

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      message="What you typed will be lost."
      confirmLabel="Leave"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
