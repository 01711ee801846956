import { useOfflineReason } from '@hub/pb-client';
import { FileField } from '@hub/ui';
import type { ExpiryItem } from '../api/expiry.schema';
import { DOCUMENT_TYPES, MAX_DOCUMENT_SIZE } from '../model/document';
import type { FileDraft } from '@hub/tool-kit';
import { expiryFields } from '../model/expiry-fields';
import { StoredDocument } from './stored-document';

interface DocumentFieldProps {
  item: ExpiryItem | null;
  value: FileDraft;
  onChange: (value: FileDraft) => void;
  shared: boolean;
  error: string | undefined;
  /** The fraction of the upload that is done, from 0 to 1. */
  progress: number | undefined;
}

/** The document of an item: to open, remove or replace; the stored file does not change before the save. */
export function DocumentField({ item, value, onChange, shared, error, progress }: DocumentFieldProps) {
  const offline = useOfflineReason();
  const stored = item?.document ?? null;
  const shown = value === 'unchanged' ? stored : null;
  return (
    <div className="flex flex-col gap-3">
      <FileField
        label={expiryFields.document.label}
        name="document"
        prompt="Choose an image or PDF"
        hint={offline ?? `Up to ${MAX_DOCUMENT_SIZE}. ${shared ? 'Everyone here' : 'Only you'} can open it.`}
        disabled={offline !== undefined && !(value instanceof File)}
        accept={DOCUMENT_TYPES}
        value={value instanceof File ? value : null}
        onChange={(file) => onChange(file ?? (stored ? 'removed' : 'unchanged'))}
        stored={shown}
        onRemoveStored={() => onChange('removed')}
        error={error}
        progress={progress}
      />
      {item && shown && <StoredDocument id={item.id} document={shown} />}
    </div>
  );
}
