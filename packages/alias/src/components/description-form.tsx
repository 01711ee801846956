import { type FieldControl, RecordForm } from '@hub/tool-kit';
import { TextArea } from '@hub/ui';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';

/** Specification §9.64. */
export const DESCRIPTION_ROWS = 3;

interface DescriptionFormProps {
  form: ComponentProps<typeof RecordForm>['form'] & {
    field: (name: 'description') => FieldControl<string>;
  };
  /** What is wrong with the address, shown above the form. */
  notice?: string | undefined;
  onCancel: () => void;
  /** More fields below the description. */
  children?: ReactNode;
}

/** Places the cursor at the end of the text. */
function focusAtEnd(field: HTMLTextAreaElement | null) {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

/** Edits the description of an address in its row. Escape cancels while nothing is typed. */
export function DescriptionForm({ form, notice, onCancel, children }: DescriptionFormProps) {
  function leaveOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Otherwise Escape would also leave the screen.
    event.preventDefault();
    if (!form.busy && !form.isUnsaved()) onCancel();
  }

  return (
    <RecordForm
      form={form}
      notice={notice}
      onCancel={onCancel}
      onKeyDown={leaveOnEscape}
      className="relative pt-2 pr-3 pb-1"
    >
      <TextArea
        ref={focusAtEnd}
        {...form.field('description')}
        rows={DESCRIPTION_ROWS}
        readOnly={form.busy}
      />
      {children}
    </RecordForm>
  );
}
