import {
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';

interface DialogProps {
  open: boolean;
  /** Asked for by Escape and by a tap beside the dialog. */
  onClose: () => void;
  title: string;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog' | undefined;
  children: ReactNode;
}

/**
 * A modal window over the page: the native dialog. The first control inside gets the focus; when it closes, the
 * focus goes back to where it was.
 */
export function Dialog({ open, onClose, title, role, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const before = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);

  function cancel(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }

  // Left to the browser, a second Escape closes the dialog whatever `onClose` makes of it.
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') cancel(event);
  }

  function tapBeside(event: MouseEvent) {
    if (event.target === event.currentTarget) onClose();
  }

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={id}
      onCancel={cancel}
      onKeyDown={press}
      onClick={tapBeside}
      className="dialog m-auto w-[min(26rem,100vw-32px)] max-h-[calc(100dvh-32px)] overflow-y-auto rounded-card bg-surface text-text shadow-float"
    >
      {open && (
        <div className="@container flex flex-col gap-4 p-5">
          <h2 id={id} className="text-17">
            {title}
          </h2>
          {children}
        </div>
      )}
    </dialog>
  );
}
