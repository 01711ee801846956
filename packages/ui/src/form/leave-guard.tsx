import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../overlay/confirm-dialog';
import { useUnsavedWork } from './unsaved-work';
import { watchLeaving } from './watch-leaving';

interface LeaveGuardProps {
  /** Whether leaving now would lose something; asked at the moment of leaving, so that a save is in nobody's way. */
  when: () => boolean;
}

/** Asks before a page is left whose form holds something unsaved; closing the window asks in the browser's own words. */
export function LeaveGuard({ when }: LeaveGuardProps) {
  const navigate = useNavigate();
  const [leave, setLeave] = useState<(() => void) | null>(null);

  useUnsavedWork(when);
  const isUnsaved = useEffectEvent(when);
  const follow = useEffectEvent((address: string) => void navigate(address));

  useEffect(
    () =>
      watchLeaving({
        when: () => isUnsaved(),
        ask: (stopped) => {
          setLeave(() => stopped);
        },
        navigate: (address) => {
          follow(address);
        },
      }),
    [],
  );

  return (
    <ConfirmDialog
      open={leave !== null}
      title="Leave without saving?"
      message="What you typed will be lost."
      confirmLabel="Leave"
      onConfirm={() => {
        setLeave(null);
        leave?.();
      }}
      onClose={() => {
        setLeave(null);
      }}
    />
  );
}
