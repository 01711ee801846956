import { useIsReachable } from '@hub/pb-client';
import { Button, ConfirmDialog, useToast } from '@hub/ui';
import { useMutation } from '@tanstack/react-query';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { useState } from 'react';
import { accounts } from '../../api/account';
import type { Person } from '../../api/person.schema';
import { AccountPart } from './account-part';
import { EmailLine } from './email-line';

/** Ends the sessions of somebody's devices, after a question: a phone was lost, the password is still theirs. */
export function DevicesPart({ person }: { person: Person }) {
  const isReachable = useIsReachable();
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => accounts.signOutEverywhere(person.id),
    onSuccess: () => {
      setIsAsking(false);
      toast('Signed out');
    },
  });

  function close() {
    setIsAsking(false);
    reset();
  }

  return (
    <AccountPart title="Devices" says="Ends the session of each of their devices. The password stays.">
      <Button
        variant="quiet"
        icon={MonitorSmartphone}
        disabled={!isReachable}
        onClick={() => setIsAsking(true)}
      >
        Sign Out Everywhere
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Sign ${person.name ?? person.email} out everywhere?`}
        message={
          <>
            <EmailLine person={person} />
            Each of their devices forgets what it has stored, including changes that are not saved yet, and
            has to log in again.
          </>
        }
        confirmLabel="Sign Out"
        busy={isPending}
        busyLabel="Signing out…"
        error={error?.message}
        onConfirm={() => mutate()}
        onClose={close}
      />
    </AccountPart>
  );
}
