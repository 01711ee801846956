import { DeleteRecordDialog } from '@hub/tool-kit';
import { aliasRecords } from '../api/alias.queries';
import type { Alias } from '../api/alias.schema';

interface DeleteDialogProps {
  alias: Alias;
  /** The alias is deleted, or the person cancelled. */
  onClose: () => void;
}

/** Asks before an alias is deleted, and names its address and its purpose. */
export function DeleteDialog({ alias, onClose }: DeleteDialogProps) {
  return (
    <DeleteRecordDialog
      records={aliasRecords}
      record={alias}
      question="Delete this alias?"
      facts={[alias.email, alias.description]}
      onClose={onClose}
    />
  );
}
