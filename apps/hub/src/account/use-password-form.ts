import { useSession } from '@hub/auth';
import { type HubError, pb, toHubError } from '@hub/pb-client';
import { useState } from 'react';
import { changePassword } from './account.api';
import { type PasswordDraft, type PasswordProblems, passwordProblems } from './password-rules';

/** The result of a change; `signed-out` if this device could not be signed in again with the new password. */
export type PasswordOutcome = 'changed' | 'signed-out';

const NOTHING: PasswordDraft = { old: '', fresh: '', again: '' };

/** The server's sentences, by the fields of the form. */
function refusedFields({ fields }: HubError): PasswordProblems {
  return {
    ...(fields.oldPassword !== undefined && { old: 'This is not your current password.' }),
    ...(fields.password !== undefined && { fresh: fields.password }),
  };
}

/** The state of the form; a failed attempt keeps everything typed. */
export function usePasswordForm(onChanged: (outcome: PasswordOutcome) => void) {
  const { user, signIn } = useSession();
  const [draft, setDraft] = useState(NOTHING);
  const [problems, setProblems] = useState<PasswordProblems>({});
  const [error, setError] = useState<HubError | null>(null);
  const [busy, setBusy] = useState(false);

  async function signInAgain(email: string) {
    try {
      await signIn(email, draft.fresh);
      onChanged('changed');
    } catch {
      // The login page will have the same problem, and show it.
      onChanged('signed-out');
    }
  }

  async function submit() {
    const found = passwordProblems(draft);
    setProblems(found);
    setError(null);
    if (user === null || Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await changePassword(pb, { userId: user.id, oldPassword: draft.old, password: draft.fresh });
      await signInAgain(user.email);
    } catch (cause) {
      const refusal = toHubError(cause);
      const refused = refusedFields(refusal);
      setProblems(refused);
      if (Object.keys(refused).length === 0) setError(refusal);
    } finally {
      setBusy(false);
    }
  }

  /** The props of a field. */
  const field = (name: keyof PasswordDraft) => ({
    value: draft[name],
    error: problems[name],
    onChange: (value: string) => {
      setDraft({ ...draft, [name]: value });
      setProblems({ ...problems, [name]: undefined });
    },
  });

  return { field, error, busy, submit };
}
