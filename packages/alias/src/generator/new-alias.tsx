import { RecordForm, useRecordForm } from '@hub/tool-kit';
import { Badge, Button, IconButton, useRowTitleId } from '@hub/ui';
import Pencil from 'lucide-react/icons/pencil';
import { aliasRecords } from '../api/alias.queries';
import type { Alias } from '../api/alias.schema';
import { CopyAddress } from '../components/copy-address';
import { NoDescription } from '../components/description';
import { DescriptionForm } from '../components/description-form';
import { useFocusBack } from '../components/use-focus-back';
import { newAliasFields } from '../model/alias-fields';
import type { Suggestion } from '../model/suggestions';

interface NewAliasProps {
  suggestion: Suggestion;
  onChange: (change: Partial<Suggestion>) => void;
}

/** A suggested address: to copy, and to save with a description. */
export function NewAlias({ suggestion: { address, step, isCopied, isFromBefore }, onChange }: NewAliasProps) {
  const addressId = useRowTitleId();
  const edit = useFocusBack<HTMLButtonElement>(step === 'editing');
  const form = useRecordForm({
    records: aliasRecords,
    fields: newAliasFields,
    item: null,
    initial: { email: address },
    part: address,
    onSaved: (made: Alias) => onChange({ step: 'saved', made }),
  });
  const { problems, busy } = form;
  const startEditing = () => onChange({ step: 'editing' });

  function cancel() {
    form.discard();
    onChange({ step: 'viewing' });
  }

  return (
    <div className="flex flex-wrap items-start justify-end pt-1 pr-1 pb-3 pl-4">
      <div className="max-w-full flex-[1_1_8rem]">
        <CopyAddress address={address} onCopied={() => onChange({ isCopied: true })} />
        {step === 'editing' ? (
          <DescriptionForm form={form} notice={problems.email} onCancel={cancel} />
        ) : (
          <NoDescription onAdd={startEditing} />
        )}
      </div>
      {step === 'viewing' && !busy && (
        <IconButton ref={edit} label="Edit" icon={Pencil} onClick={startEditing} />
      )}
      {step === 'viewing' && isCopied && (
        <RecordForm
          form={form}
          notice={problems.email}
          aria-label="Copied address"
          className="relative w-full pt-2 pr-3"
        >
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <div className="flex flex-wrap items-center gap-2">
              {isFromBefore && <Badge>copied</Badge>}
              <p className="text-13 font-medium text-warning">This address is not saved yet.</p>
            </div>
            <Button type="submit" size="sm" aria-describedby={addressId} busy={busy} busyLabel="Saving…">
              Save
            </Button>
          </div>
        </RecordForm>
      )}
    </div>
  );
}
