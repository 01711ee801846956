import { useSession } from '@hub/auth';
import { pb, useOfflineReason } from '@hub/pb-client';
import { Button, ConfirmDialog } from '@hub/ui';
import { useMutation } from '@tanstack/react-query';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { useState } from 'react';
import { signOutEverywhere } from './account.api';

/** Ends the sessions of all devices, after a question: for a phone that is lost, a browser that was left open. */
export function SignOutEverywhere() {
  const { signOut } = useSession();
  const offline = useOfflineReason();
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
      <div>
        <h2 className="text-17">Devices</h2>
        <p className="text-13 text-muted">
          {offline ?? 'Sign out everywhere ends the session of every device, this one too.'}
        </p>
      </div>
      <Button
        variant="quiet"
        icon={MonitorSmartphone}
        disabled={offline !== undefined}
        onClick={() => setAsking(true)}
      >
        Sign Out Everywhere
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Sign out everywhere?"
        message="This ends the session of every device, this one too. Each has to log in again."
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
