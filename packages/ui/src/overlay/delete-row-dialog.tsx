import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from './confirm-dialog';
import { type ToastAction, useToast } from './toast';

interface DeleteRowDialogProps {
  /** The question. */
  title: string;
  message: ReactNode;
  /** Deletes the row, and then calls `onDeleted` with the toast ("Deleted" by default) and its action. */
  onDelete: (onDeleted: (said?: string, action?: ToastAction) => void) => void;
  busy: boolean;
  /** Why it could not be deleted. */
  error: string | undefined;
  /** Called when the row is deleted, or the person has cancelled. */
  onClose: () => void;
}

/** Asks before a row of a list is deleted; a failure is shown in the dialog, which stays open. */
export function DeleteRowDialog({ onDelete, onClose, ...question }: DeleteRowDialogProps) {
  const toast = useToast();
  function confirm() {
    const heading = document.querySelector<HTMLElement>('h1');
    onDelete((said = 'Deleted', action) => {
      toast(said, action);
      flushSync(onClose);
      // The row with the button disappears, so the focus moves to the top of the page, if it is still this one.
      if (heading?.isConnected === true) heading.focus({ preventScroll: true });
    });
  }
  return (
    <ConfirmDialog
      {...question}
      open
      confirmLabel="Delete"
      busyLabel="Deleting…"
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
