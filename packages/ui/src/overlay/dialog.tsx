import X from 'lucide-react/icons/x';
import {
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { IconButton } from '../actions/icon-button';
import { cx } from '../cx';

interface DialogProps {
  open: boolean;
  /** Called after Escape and after a tap outside of the dialog. */
  onClose: () => void;
  title: string;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** The dialog fills a phone's screen, and is 34 rem wide on a larger one; its title and `footer` stay in view. */
  large?: boolean;
  /** Below the title of a large dialog. */
  subtitle?: string | undefined;
  /** The buttons of a large dialog. */
  footer?: ReactNode;
  children: ReactNode;
}

const looks = {
  usual:
    'm-auto w-[min(26rem,100vw-32px)] max-h-[calc(100dvh-32px)] overflow-y-auto rounded-card shadow-float',
  large:
    'm-auto w-full max-w-none h-dvh max-h-none overflow-y-auto scroll-pt-20 scroll-pb-24 column:w-[34rem] column:h-auto column:max-h-[calc(100dvh-32px)] column:rounded-card column:shadow-float',
};

/**
 * A modal window above the page: the native dialog. The first control inside gets the focus, in a large
 * dialog the first field rather than its Close button, with its text selected, so that typing replaces it;
 * when it is closed, the focus returns to where it was.
 */
export function Dialog({
  open,
  onClose,
  title,
  role,
  large = false,
  subtitle,
  footer,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const before = document.activeElement;
    element.showModal();
    const field = content.current?.querySelector<HTMLElement>('input, select, textarea');
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);

  function cancel(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }

  // Without this, the browser closes the dialog on a second Escape, whatever `onClose` does.
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') cancel(event);
  }

  // On Android, a second back gesture closes it without asking.
  function askLate() {
    if (!open || dialog.current?.open !== false) return;
    dialog.current.showModal();
    onClose();
  }

  function tapBeside(event: MouseEvent) {
    if (event.target === event.currentTarget) onClose();
  }

  const heading = (
    <h2 id={id} className="text-17">
      {title}
    </h2>
  );
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={id}
      onCancel={cancel}
      onClose={askLate}
      onKeyDown={press}
      onClick={tapBeside}
      className={cx('dialog bg-surface text-text', large ? looks.large : looks.usual)}
    >
      {open && !large && (
        <div className="@container flex flex-col gap-4 p-5">
          {heading}
          {children}
        </div>
      )}
      {open && large && (
        <div className="@container flex min-h-full flex-col">
          <div className="sticky top-0 z-1 flex min-h-15 bg-surface items-center gap-2 border-b border-line py-2 pr-2 pl-4 pt-[max(8px,env(safe-area-inset-top))] column:pl-5">
            <div className="min-w-0 flex-1 wrap-anywhere">
              {heading}
              {subtitle !== undefined && <p className="text-13 text-muted">{subtitle}</p>}
            </div>
            <IconButton label="Close" icon={X} onClick={onClose} />
          </div>
          <div ref={content} className="@container flex flex-1 flex-col gap-4 p-4 column:p-5">
            {children}
          </div>
          {footer !== undefined && (
            <div className="sticky bottom-0 z-1 border-t border-line bg-surface p-4 pb-[max(16px,env(safe-area-inset-bottom))] column:px-5">
              {footer}
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}
