import { RecordForm } from '@hub/tool-kit';
import { TextArea } from '@hub/ui';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { newAliasFields } from '../model/alias-fields';

/** Specification §9. */
export const DESCRIPTION_ROWS = 3;

interface DescriptionFormProps {
  form: ComponentProps<typeof RecordForm>['form'] & {
    draft: { description: string };
    problems: { readonly description?: string | undefined };
    change: (changes: { description: string }) => void;
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
  const { label, limit } = newAliasFields.description;

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
        label={label}
        name="description"
        rows={DESCRIPTION_ROWS}
        limit={limit}
        readOnly={form.busy}
        value={form.draft.description}
        onChange={(description) => form.change({ description })}
        error={form.problems.description}
      />
      {children}
    </RecordForm>
  );
}
