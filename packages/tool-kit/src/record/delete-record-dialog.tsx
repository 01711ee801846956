import { Address, DeleteRowDialog } from '@hub/ui';
import { useOutbox } from '../outbox/outbox-context';
import { deletedInWords } from '../outbox/saved-in-words';
import type { Locked, Records } from './record-repository';
import { useDeleteRecord } from './records';

interface DeleteRecordDialogProps<Item extends Locked, Values> {
  records: Records<Item, Values>;
  record: Item;
  /** The question, such as "Delete this alias?". */
  question: string;
  /** Identifies the record: its name, then one or two more facts. Missing facts are left out. */
  facts: readonly (string | null)[];
  /** A sentence about what is deleted with the record. */
  warning?: string | undefined;
  /** Words before the reason of a failure; "Failed to delete." unless given. */
  failedToDelete?: string;
  /** It is gone; leads on where the page was the record's own. */
  onDeleted?: (() => void) | undefined;
  /** It is gone, or the person thought better of it. */
  onClose: () => void;
}

/** Asks before a record is deleted, naming it; a failure is said in the dialog, which stays. */
export function DeleteRecordDialog<Item extends Locked, Values>({
  records,
  record,
  question,
  facts,
  warning = 'This can’t be undone.',
  failedToDelete = 'Failed to delete.',
  onDeleted,
  onClose,
}: DeleteRecordDialogProps<Item, Values>) {
  const { mutateAsync, isPending, isSuccess, error } = useDeleteRecord(records, record);
  const outbox = useOutbox();
  const [name, ...more] = facts.filter((fact) => fact !== null && fact !== '');

  async function remove(finish: (said: string) => void) {
    try {
      await mutateAsync();
    } catch {
      // The dialog says it.
      return;
    }
    finish(deletedInWords(outbox?.waiting.find(records.repository.collection, record.id) !== undefined));
    onDeleted?.();
  }

  return (
    <DeleteRowDialog
      title={question}
      message={
        <>
          <span className="block font-medium text-text wrap-anywhere">
            {name && <Address>{name}</Address>}
          </span>
          {more.length > 0 && <span className="block wrap-anywhere">{more.join(' · ')}</span>}
          <span className="mt-2 block">{warning}</span>
        </>
      }
      busy={isPending || isSuccess}
      error={error ? `${failedToDelete} ${error.message}` : undefined}
      onDelete={(finish) => void remove(finish)}
      onClose={onClose}
    />
  );
}
