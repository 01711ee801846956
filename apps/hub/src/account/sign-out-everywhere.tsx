import { useSession } from '@hub/auth';
import { pb, useIsReachable } from '@hub/pb-client';
import { AskingButton } from '@hub/ui/asking-button';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { signOutEverywhere } from './account.api';
import { PartHead } from './part-head';

/** Ends the sessions of all devices, after a question: for a lost phone, or a browser that was left open. */
export function SignOutEverywhere() {
  const { signOut } = useSession();
  const isReachable = useIsReachable();
  return (
    <div className="flex flex-col gap-4">
      <PartHead title="Devices">
        Sign out everywhere ends the session on every device, including this one.
      </PartHead>
      <AskingButton
        label="Sign Out Everywhere"
        icon={MonitorSmartphone}
        disabled={!isReachable}
        title="Sign out everywhere?"
        message="This ends the session on every device, including this one. Each deletes its stored data, including changes that are not saved yet, and has to log in again."
        confirmLabel="Sign Out"
        busyLabel="Signing out…"
        onConfirm={() => signOutEverywhere(pb).then(signOut)}
      />
    </div>
  );
}
