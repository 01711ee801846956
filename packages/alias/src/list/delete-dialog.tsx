import { DeleteRecordDialog } from '@hub/tool-kit';
import { aliasRecords } from '../api/alias.queries';
import type { Alias } from '../api/alias.schema';

interface DeleteDialogProps {
  alias: Alias;
  /** The alias is gone, or the person thought better of it. */
  onClose: () => void;
}

/** Asks before an alias is deleted, naming it and what it is for. */
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
