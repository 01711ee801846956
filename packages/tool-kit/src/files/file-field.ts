import type { FieldText } from '../record/conflict';
import type { Field } from '../record/field';

/** The stored file is left alone, taken away or replaced. */
export type FileDraft = 'unchanged' | 'removed' | File;

interface FileFieldOptions<Stored> {
  label: string;
  /** Why a file can't be kept, as a sentence; `undefined` where it can. */
  problemOf: (file: File) => string | undefined;
  /** How a stored file reads where two versions stand side by side. */
  storedText: (stored: Stored) => FieldText;
}

/** A file of a record. It is sent only when it was changed: a `File`, or `null` for one that is taken away. */
export function fileField<Stored>({
  label,
  problemOf,
  storedText,
}: FileFieldOptions<Stored>): Field<Stored | null, FileDraft, File | null | undefined> {
  return {
    label,
    optional: true,
    validatesWhileTyping: true,
    draftOf: () => 'unchanged',
    valueOf: (draft) => (draft === 'unchanged' ? undefined : draft === 'removed' ? null : draft),
    problemOf: (draft) => (draft instanceof File ? problemOf(draft) : undefined),
    fieldTextOf: (draft, stored) => {
      if (draft instanceof File) return { text: draft.name, identity: draft };
      return draft === 'removed' || stored === undefined || stored === null ? 'nothing' : storedText(stored);
    },
  };
}
