import { useIsReachable } from '@hub/pb-client';
import { useUpdateRecord } from '@hub/tool-kit';
import { Button, ConfirmDialog, useToast } from '@hub/ui';
import UserCheck from 'lucide-react/icons/user-check';
import UserX from 'lucide-react/icons/user-x';
import { useState } from 'react';
import { personRecords } from '../../api/people';
import type { Person } from '../../api/person.schema';
import { AccountPart } from './account-part';
import { EmailLine } from './email-line';

/** Ends somebody's access to the hub, after a question, and gives it back. */
export function AccessPart({ person }: { person: Person }) {
  const isReachable = useIsReachable();
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error, reset } = useUpdateRecord(personRecords);
  const name = person.name ?? person.email;

  function close() {
    setIsAsking(false);
    reset();
  }

  function set(isDeactivated: boolean) {
    mutate(
      { record: person, changes: { isDeactivated } },
      {
        onSuccess: () => {
          close();
          toast(isDeactivated ? 'Deactivated' : 'Activated');
        },
      },
    );
  }

  if (person.isDeactivated) {
    return (
      <AccountPart title="Access" says={`${name} can’t sign in. What they have is kept.`}>
        {error && <p className="text-danger">Failed to activate. {error.message}</p>}
        <Button
          variant="quiet"
          icon={UserCheck}
          disabled={!isReachable}
          busy={isPending}
          onClick={() => set(false)}
        >
          Activate
        </Button>
      </AccountPart>
    );
  }
  return (
    <AccountPart
      title="Access"
      says="A deactivated person can’t sign in and gets no reminders. What they have is kept."
    >
      <Button variant="quiet" icon={UserX} disabled={!isReachable} onClick={() => setIsAsking(true)}>
        Deactivate
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Deactivate ${name}?`}
        message={
          <>
            <EmailLine person={person} />
            All their devices are signed out at once and forget what they have stored; reminders and the
            calendar link stop. What they have stays on the hub, and you can activate them again.
          </>
        }
        confirmLabel="Deactivate"
        busy={isPending}
        busyLabel="Deactivating…"
        error={error?.message}
        onConfirm={() => set(true)}
        onClose={close}
      />
    </AccountPart>
  );
}
