import { useIsReachable } from '@hub/pb-client';
import { useUpdateRecord } from '@hub/tool-kit';
import { Button, useToast } from '@hub/ui';
import { AskingButton } from '@hub/ui/asking-button';
import UserCheck from 'lucide-react/icons/user-check';
import UserX from 'lucide-react/icons/user-x';
import { personRecords } from '../../api/people';
import type { Person } from '../../api/person.schema';
import { AccountPart } from './account-part';
import { EmailLine } from './email-line';

/** Ends somebody's access to the hub, after a question, and gives it back. */
export function AccessPart({ person }: { person: Person }) {
  const isReachable = useIsReachable();
  const toast = useToast();
  const { mutateAsync, isPending, error } = useUpdateRecord(personRecords);
  const name = person.name ?? person.email;

  async function set(isDeactivated: boolean) {
    await mutateAsync({ record: person, changes: { isDeactivated } });
    toast(isDeactivated ? 'Deactivated' : 'Activated');
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
          // The error is shown above.
          onClick={() => void set(false).catch(() => undefined)}
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
      <AskingButton
        label="Deactivate"
        icon={UserX}
        disabled={!isReachable}
        title={`Deactivate ${name}?`}
        message={
          <>
            <EmailLine person={person} />
            All their devices are signed out at once and forget what they have stored; reminders and the
            calendar link stop. What they have stays on the hub, and you can activate them again.
          </>
        }
        confirmLabel="Deactivate"
        busyLabel="Deactivating…"
        onConfirm={() => set(true)}
      />
    </AccountPart>
  );
}
