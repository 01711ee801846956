import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from './confirm-dialog';
import { type ToastAction, useToast } from './toast';

interface DeleteRowDialogProps {
  /** The question. */
  title: string;
  message: ReactNode;
  /** Deletes the row, and calls `onDeleted` afterwards with the message ("Deleted" by default) and what it offers to do. */
  onDelete: (onDeleted: (said?: string, action?: ToastAction) => void) => void;
  busy: boolean;
  /** Why it could not be deleted. */
  error: string | undefined;
  /** It is gone, or the person thought better of it. */
  onClose: () => void;
}

/** Asks before a row of a list is deleted; a failure is said in the dialog, which stays. */
export function DeleteRowDialog({ onDelete, onClose, ...question }: DeleteRowDialogProps) {
  const toast = useToast();
  const finish = (said = 'Deleted', action?: ToastAction) => {
    toast(said, action);
    // The row that asked is gone, or about to go: the focus starts at the top of the page again.
    flushSync(onClose);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  };
  return (
    <ConfirmDialog
      {...question}
      open
      confirmLabel="Delete"
      busyLabel="Deleting…"
      onConfirm={() => onDelete(finish)}
      onClose={onClose}
    />
  );
}
