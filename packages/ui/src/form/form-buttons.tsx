import { Button } from '../actions/button';
import { SideBySide } from '../layout/side-by-side';

interface FormButtonsProps {
  /** The label of the submit button; "Save" by default. */
  label?: string;
  /** The label while the form is being submitted; "Saving…" by default. */
  busyLabel?: string;
  busy: boolean;
  /** Why the form can't be submitted now; shown above the buttons. */
  reason?: string | undefined;
  onCancel: () => void;
}

/** A form's buttons, Cancel and submit. During submission they do nothing, but keep the focus. */
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
