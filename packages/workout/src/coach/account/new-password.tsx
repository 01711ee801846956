import { useIsReachable } from '@hub/pb-client';
import { RecordForm, useEditForm, useUpdateRecord } from '@hub/tool-kit';
import { Button } from '@hub/ui';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { personRecords } from '../../api/people';
import type { Person } from '../../api/person.schema';
import { passwordFields } from '../../model/person-fields';
import { AccountPart } from './account-part';
import { HandOver } from './hand-over';
import { makePassword } from './make-password';
import { PasswordField } from './password-field';

interface NewPasswordProps {
  person: Person;
}

/** Sets a new password for another person: the form opens on request, and the password is shown once. */
export function NewPassword({ person }: NewPasswordProps) {
  const isReachable = useIsReachable();
  const [isOpen, setIsOpen] = useState(false);
  const [password, setPassword] = useState<string | null>(null);
  const name = person.name ?? person.email;

  function finish(set: string) {
    setPassword(set);
    setIsOpen(false);
  }

  return (
    <AccountPart
      title="Password"
      says="A new one signs out all their devices. The hub tells them that an admin has set it."
    >
      {password !== null && (
        <HandOver person={person} password={password} said={`${name} has a new password.`} />
      )}
      {isOpen ? (
        <PasswordForm person={person} onSet={finish} onCancel={() => setIsOpen(false)} />
      ) : (
        <Button variant="quiet" icon={KeyRound} disabled={!isReachable} onClick={() => setIsOpen(true)}>
          New Password
        </Button>
      )}
    </AccountPart>
  );
}

interface PasswordFormProps {
  person: Person;
  onSet: (password: string) => void;
  onCancel: () => void;
}

/** The password is not stored anywhere, not even if the session ends. */
function PasswordForm({ person, onSet, onCancel }: PasswordFormProps) {
  const [made] = useState(makePassword);
  const update = useUpdateRecord(personRecords);
  const form = useEditForm({
    fields: passwordFields,
    item: person,
    begunWith: () => ({ password: made }),
    formDraft: null,
    save: (base, draft) => update.mutateAsync({ record: base ?? person, changes: draft }),
    getLatest: ({ id }) => personRecords.repository.get(id),
    onSaved: () => onSet(form.draft.password),
  });
  return (
    <RecordForm needsHub form={form} onCancel={onCancel}>
      <PasswordField
        value={form.draft.password}
        onChange={(password) => form.change({ password })}
        error={form.problems.password}
      />
    </RecordForm>
  );
}
