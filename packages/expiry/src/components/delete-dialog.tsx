import { DeleteRecordDialog, formatDate } from '@hub/tool-kit';
import { expiryRecords } from '../api/expiry.queries';
import type { ExpiryItem } from '../api/expiry.schema';

interface DeleteDialogProps {
  item: ExpiryItem;
  /** Navigates away from the item's own page. */
  onDeleted?: () => void;
  /** The item is deleted, or the person cancelled. */
  onClose: () => void;
}

/** Asks before an item is deleted, naming it, its person and its date. */
export function DeleteDialog({ item, ...rest }: DeleteDialogProps) {
  return (
    <DeleteRecordDialog
      {...rest}
      records={expiryRecords}
      record={item}
      question="Delete this item?"
      facts={[item.name, item.person, formatDate(item.expiryDate)]}
      lost={item.document ? 'Its document will be deleted for good.' : undefined}
    />
  );
}
