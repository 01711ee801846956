import { Button } from '../actions/button';
import { SideBySide } from '../layout/side-by-side';

interface FormButtonsProps {
  /** The label of the submit button; "Save" by default. */
  label?: string;
  /** The same while it is done: "Saving…" unless given. */
  busyLabel?: string;
  busy: boolean;
  /** Why the form can't be submitted now; shown above the buttons. */
  reason?: string | undefined;
  onCancel: () => void;
}

/**
 * The buttons under a form: Cancel, and what submits it. While it is submitted neither does anything; both can still
 * be reached by keyboard, so that the focus stays where it is.
 */
export function FormButtons({
  label = 'Save',
  busyLabel = 'Saving…',
  busy,
  reason,
  onCancel,
}: FormButtonsProps) {
  return (
    <>
      {reason !== undefined && <p className="text-13 text-muted">{reason}</p>}
      <SideBySide>
        <Button variant="quiet" onClick={busy ? undefined : onCancel} aria-disabled={busy || undefined}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} busyLabel={busyLabel} disabled={reason !== undefined}>
          {label}
        </Button>
      </SideBySide>
    </>
  );
}
