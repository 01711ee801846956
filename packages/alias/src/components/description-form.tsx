import { Banner, Button, Form, SideBySide, TextArea } from '@hub/ui';
import type { ReactNode } from 'react';

/** What the server stores of a description at most. */
export const MAX_DESCRIPTION = 2000;
/** Specification §9. */
export const DESCRIPTION_ROWS = 3;

interface DescriptionFormProps {
  value: string;
  onChange: (value: string) => void;
  busy: boolean;
  /** What is wrong with the description. */
  error: string | undefined;
  /** Why the save failed, when it was not for the description. */
  failure: string | undefined;
  onSave: () => Promise<void>;
  onCancel: () => void;
  /** More that can be decided, under the description. */
  children?: ReactNode;
}

/** Edits the description of an address in the place where it stands. Escape is Cancel. */
export function DescriptionForm({
  value,
  onChange,
  busy,
  error,
  failure,
  onSave,
  onCancel,
  children,
}: DescriptionFormProps) {
  return (
    <Form
      onSubmit={onSave}
      onKeyDown={({ key }) => key === 'Escape' && !busy && onCancel()}
      aria-busy={busy}
      className="relative pt-1 pr-3 pb-1"
    >
      <TextArea
        label="Description"
        name="description"
        rows={DESCRIPTION_ROWS}
        maxLength={MAX_DESCRIPTION}
        autoFocus
        readOnly={busy}
        value={value}
        onChange={onChange}
        error={error}
      />
      {children}
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      <SideBySide>
        <Button variant="quiet" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} busyLabel="Saving…">
          Save
        </Button>
      </SideBySide>
    </Form>
  );
}
