import { RecordForm, useRecordForm, useWayOut } from '@hub/tool-kit';
import { useState } from 'react';
import { personRecords } from '../../api/people';
import type { Person } from '../../api/person.schema';
import { personFields } from '../../model/person-fields';
import { coachPaths } from '../../paths';
import { AccountFields } from './account-fields';
import { makePassword } from './make-password';
import { PasswordField } from './password-field';

interface PersonFormProps {
  /** Called after the person was created; nobody can read `password` again. */
  onMade: (person: Person, password: string) => void;
}

/** The form for a new person, with a password that is made already. */
export function PersonForm({ onMade }: PersonFormProps) {
  const wayOut = useWayOut();
  const [password] = useState(makePassword);
  const form = useRecordForm({
    records: personRecords,
    fields: personFields,
    item: null,
    initial: { password },
    onSaved: (saved: Person) => onMade(saved, form.draft.password),
  });
  return (
    <RecordForm needsHub form={form} onCancel={() => wayOut.back(coachPaths.people)}>
      <AccountFields name={form.field('name')} email={form.field('email')} role={form.field('role')} isNew />
      <PasswordField {...form.field('password')} />
    </RecordForm>
  );
}
