import { useSession } from '@hub/auth';
import { pb, useIsReachable } from '@hub/pb-client';
import { Button, ConfirmDialog } from '@hub/ui';
import { useMutation } from '@tanstack/react-query';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { useState } from 'react';
import { signOutEverywhere } from './account.api';
import { PartHead } from './part-head';

/** Ends the sessions of all devices, after a question: for a lost phone, or a browser that was left open. */
export function SignOutEverywhere() {
  const { signOut } = useSession();
  const isReachable = useIsReachable();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => signOutEverywhere(pb),
    onSuccess: signOut,
  });

  function close() {
    setAsking(false);
    reset();
  }

  return (
    <div className="flex flex-col gap-4">
      <PartHead title="Devices">Sign out everywhere ends the session of every device, this one too.</PartHead>
      <Button
        variant="quiet"
        icon={MonitorSmartphone}
        disabled={!isReachable}
        onClick={() => setAsking(true)}
      >
        Sign Out Everywhere
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Sign out everywhere?"
        message="This ends the session of every device, this one too. Each forgets what it has stored, including changes that are not saved yet, and has to log in again."
        confirmLabel="Sign Out"
        busy={isPending}
        busyLabel="Signing out…"
        error={error?.message}
        onConfirm={() => mutate()}
        onClose={close}
      />
    </div>
  );
}
