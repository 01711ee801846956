import { savedInWords, ShareField, useRecordForm } from '@hub/tool-kit';
import { useToast } from '@hub/ui';
import { aliasRecords } from '../api/alias.queries';
import type { Alias } from '../api/alias.schema';
import { aliasFields } from '../model/alias-fields';
import { DescriptionForm } from './description-form';

interface AliasFormProps {
  alias: Alias;
  /** It is saved, or the person cancelled. */
  onClose: () => void;
}

/** Edits an alias in its row: its description, and whether it is shared. */
export function AliasForm({ alias, onClose }: AliasFormProps) {
  const toast = useToast();
  const form = useRecordForm({
    records: aliasRecords,
    fields: aliasFields,
    item: alias,
    onSaved: (_, waits) => {
      toast(savedInWords(waits));
      onClose();
    },
  });
  const cancel = () => {
    form.dropDraft();
    onClose();
  };
  return (
    <DescriptionForm form={form} onCancel={cancel}>
      <ShareField item={alias} form={form} />
    </DescriptionForm>
  );
}
