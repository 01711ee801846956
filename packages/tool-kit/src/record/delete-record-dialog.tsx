import { deletedLimits } from '@hub/pb-client';
import { Address, DeleteRowDialog, type ToastAction } from '@hub/ui';
import type { Records } from './record-repository';
import { type Deletable, useDeletion } from './use-deletion';

const FOR_GOOD = 'This can’t be undone.';
const forDays = (what: string) =>
  `For ${deletedLimits.days} days ${what} can be restored: “Recently deleted” on your account.`;

interface DeleteRecordDialogProps<Item extends Deletable, Values> {
  records: Records<Item, Values>;
  record: Item;
  /** The question, such as "Delete this alias?". */
  question: string;
  /** Identifies the record: its name, then one or two facts; `null` is left out. */
  facts: readonly (string | null)[];
  /** What is permanently deleted with the record; the deletion then has no Undo. */
  warning?: string | undefined;
  /**
   * The files that are deleted for good, as a sentence: "Its document will be deleted for good." There is no Undo
   * either.
   */
  lost?: string | undefined;
  /** Words before the reason of a failure; "Failed to delete." by default. */
  failedToDelete?: string;
  /** It is deleted; navigates away from the record's own page. */
  onDeleted?: (() => void) | undefined;
  /** It is deleted, or the person cancelled. */
  onClose: () => void;
}

/** The last sentence of the question: how long the record can be restored, or what can't be. */
function endOf(lost: string | undefined, canUndo: boolean): string {
  const end = canUndo ? forDays(lost === undefined ? 'it' : 'the rest') : FOR_GOOD;
  return lost === undefined ? end : `${lost} ${end}`;
}

/** Asks before a record is deleted, and names it; shows a failure and stays open. */
export function DeleteRecordDialog<Item extends Deletable, Values>({
  records,
  record,
  question,
  facts,
  warning,
  lost,
  failedToDelete = 'Failed to delete.',
  onDeleted,
  onClose,
}: DeleteRecordDialogProps<Item, Values>) {
  const { remove, canUndo, isPending, isSuccess, error } = useDeletion(records, record);
  const [name, ...more] = facts.filter((fact) => fact !== null && fact !== '');

  async function onDelete(finish: (said: string, action?: ToastAction) => void) {
    const done = await remove().catch(() => null);
    // The dialog shows why.
    if (done === null) return;
    finish(done.said, warning === undefined && lost === undefined ? done.action : undefined);
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
          <span className="mt-2 block">{warning ?? endOf(lost, canUndo)}</span>
        </>
      }
      busy={isPending || isSuccess}
      error={error ? `${failedToDelete} ${error.message}` : undefined}
      onDelete={(finish) => void onDelete(finish)}
      onClose={onClose}
    />
  );
}
