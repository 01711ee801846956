import { useSession } from '@hub/auth';
import { useIsReachable } from '@hub/pb-client';
import { Banner, Button, takeFocus } from '@hub/ui';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { PartHead } from './part-head';
import { PasswordForm } from './password-form';
import type { PasswordOutcome } from './use-password-form';

function Outcome({ outcome }: { outcome: PasswordOutcome }) {
  const { signOut } = useSession();
  if (outcome === 'changed') {
    return (
      <Banner tone="ok">
        Your password is changed. Your other devices are signed out; this one stays signed in.
      </Banner>
    );
  }
  return (
    <>
      <Banner tone="info">
        Your password is changed, and all devices are signed out. Log in with the new one.
      </Banner>
      <Button onClick={signOut}>Log In</Button>
    </>
  );
}

/** The person's own password: the form opens on request, and closes when the password was changed. */
export function PasswordPart() {
  const isReachable = useIsReachable();
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<PasswordOutcome | null>(null);

  function openForm() {
    setOutcome(null);
    setOpen(true);
  }

  function finish(how: PasswordOutcome) {
    setOutcome(how);
    setOpen(false);
  }

  return (
    <div className="flex flex-col gap-4">
      <PartHead title="Password">A new one signs out your other devices.</PartHead>
      {outcome !== null && (
        <div ref={takeFocus} tabIndex={-1} className="flex flex-col gap-4">
          <Outcome outcome={outcome} />
        </div>
      )}
      {isOpen && <PasswordForm onChanged={finish} onCancel={() => setOpen(false)} />}
      {!isOpen && outcome !== 'signed-out' && (
        <Button variant="quiet" icon={KeyRound} disabled={!isReachable} onClick={openForm}>
          Change Password
        </Button>
      )}
    </div>
  );
}
