import type { FieldText } from '../record/conflict';
import type { Field } from '../record/field';

/** Whether the stored file stays as it is, is removed, or is replaced by a new file. */
export type FileDraft = 'unchanged' | 'removed' | File;

interface FileFieldOptions<Stored> {
  label: string;
  /** Why a file can't be stored, as a sentence; `undefined` if it can. */
  problemOf: (file: File) => string | undefined;
  /** The stored file's text in a comparison of two versions. */
  storedText: (stored: Stored) => FieldText;
}

/** A file of a record. It is sent only if it was changed: a `File`, or `null` to remove it. */
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
