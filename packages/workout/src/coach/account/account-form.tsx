import { RecordForm, useRecordForm, useWayOut } from '@hub/tool-kit';
import { TextField, useToast } from '@hub/ui';
import { personRecords } from '../../api/people';
import type { Person } from '../../api/person.schema';
import { ownAccountFields } from '../../model/person-fields';
import { coachPaths } from '../../paths';
import { AccountFields } from './account-fields';

interface AccountFormProps {
  person: Person;
  isOwner: boolean;
  /** Whether it is the account of the signed-in person. */
  isOneself: boolean;
  /** Whether the person was removed while the form was open. */
  isDeleted: boolean;
}

/** Changes a person's name, e-mail address and role; one's own new address requires the password. */
export function AccountForm({ person, isOwner, isOneself, isDeleted }: AccountFormProps) {
  const wayOut = useWayOut();
  const toast = useToast();
  const asksPassword = (email: string) => isOneself && email.trim() !== person.email;
  const form = useRecordForm({
    records: personRecords,
    fields: ownAccountFields,
    item: person,
    check: ({ email, currentPassword }) =>
      asksPassword(email) && currentPassword === '' ? { currentPassword: 'Enter your password.' } : {},
    onSaved: () => {
      toast('Saved');
      wayOut.leaveTo(coachPaths.people);
    },
  });
  return (
    <RecordForm needsHub form={form} isDeleted={isDeleted} onCancel={() => wayOut.back(coachPaths.people)}>
      <AccountFields
        name={form.field('name')}
        email={form.field('email')}
        role={form.field('role')}
        isOwner={isOwner}
      />
      {asksPassword(form.draft.email) && (
        <TextField
          {...form.field('currentPassword')}
          name="current-password"
          type="password"
          autoComplete="current-password"
          hint="Changing your e-mail needs it. You then sign in again with both."
        />
      )}
    </RecordForm>
  );
}
