import { useIsReachable } from '@hub/pb-client';
import { useToast } from '@hub/ui';
import { AskingButton } from '@hub/ui/asking-button';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { accounts } from '../../api/account';
import type { Person } from '../../api/person.schema';
import { AccountPart } from './account-part';
import { EmailLine } from './email-line';

/** Ends the sessions of somebody's devices, after a question: a phone was lost, the password is still theirs. */
export function DevicesPart({ person }: { person: Person }) {
  const isReachable = useIsReachable();
  const toast = useToast();
  return (
    <AccountPart title="Devices" says="Ends the session of each of their devices. The password stays.">
      <AskingButton
        label="Sign Out Everywhere"
        icon={MonitorSmartphone}
        disabled={!isReachable}
        title={`Sign ${person.name ?? person.email} out everywhere?`}
        message={
          <>
            <EmailLine person={person} />
            Each of their devices deletes its stored data, including changes that are not saved yet, and has
            to log in again.
          </>
        }
        confirmLabel="Sign Out"
        busyLabel="Signing out…"
        onConfirm={() => accounts.signOutEverywhere(person.id).then(() => toast('Signed out'))}
      />
    </AccountPart>
  );
}
