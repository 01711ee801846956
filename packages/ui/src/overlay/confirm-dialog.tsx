import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { SideBySide } from '../layout/side-by-side';
import { Banner } from '../state/banner';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** More text, such as the name of the affected item. */
  message?: ReactNode;
  /** The label of the button that confirms, such as "Delete". */
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
  /** Whether the action is running: neither button does anything, and the dialog stays open. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  /** Why the action failed; the dialog stays open to try again. */
  error?: string | undefined;
}

/** Asks before something that can't be undone. The initial focus is on Cancel. */
export function ConfirmDialog({
  open,
  title,
  message,
  confirmLabel,
  onConfirm,
  onClose,
  busy = false,
  busyLabel,
  error,
}: ConfirmDialogProps) {
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={title} role="alertdialog">
      {message !== undefined && <p className="text-muted">{message}</p>}
      {error && <Banner tone="danger">{error}</Banner>}
      <SideBySide>
        <Button variant="quiet" onClick={close} aria-disabled={busy || undefined}>
          Cancel
        </Button>
        <Button variant="danger" onClick={onConfirm} busy={busy} busyLabel={busyLabel}>
          {confirmLabel}
        </Button>
      </SideBySide>
    </Dialog>
  );
}
