import { RecordForm, useRecordForm, useWayOut } from '@hub/tool-kit';
import { useToast } from '@hub/ui';
import { personRecords } from '../../api/people';
import type { Person } from '../../api/person.schema';
import { accountFields } from '../../model/person-fields';
import { coachPaths } from '../../paths';
import { AccountFields } from './account-fields';

interface AccountFormProps {
  person: Person;
  isOwner: boolean;
  /** They were removed while the form was open. */
  gone: boolean;
}

/** Changes a person's name, e-mail and role. */
export function AccountForm({ person, isOwner, gone }: AccountFormProps) {
  const wayOut = useWayOut();
  const toast = useToast();
  const form = useRecordForm({
    records: personRecords,
    fields: accountFields,
    item: person,
    onSaved: () => {
      toast('Saved');
      wayOut.leaveTo(coachPaths.people);
    },
  });
  return (
    <RecordForm needsHub form={form} gone={gone} onCancel={() => wayOut.back(coachPaths.people)}>
      <AccountFields form={form} isOwner={isOwner} />
    </RecordForm>
  );
}
