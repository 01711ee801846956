import { RecordForm, savedInWords, ShareField, useRecordForm, useWayOut } from '@hub/tool-kit';
import { TextArea, TextField, useToast } from '@hub/ui';
import { noteRecords } from '../api/notes.queries';
import type { Note } from '../api/notes.schema';
import { noteFields } from '../model/note-fields';
import { notesPaths } from '../paths';

interface NoteFormProps {
  /** The note to change; `null` for a new one. */
  note: Note | null;
  /** The note was deleted while the form was open. */
  gone?: boolean;
}

/** The form for a note. After a save it opens the list. */
export function NoteForm({ note, gone = false }: NoteFormProps) {
  const toast = useToast();
  const wayOut = useWayOut();
  const form = useRecordForm({
    records: noteRecords,
    fields: noteFields,
    item: note,
    onSaved: (_: Note, waits) => {
      toast(savedInWords(waits));
      wayOut.leaveTo(notesPaths.list);
    },
  });
  const { draft, problems, change } = form;
  return (
    <RecordForm form={form} gone={gone} onCancel={() => wayOut.back(notesPaths.list)}>
      <TextField
        name="name"
        label={noteFields.name.label}
        limit={noteFields.name.limit}
        value={draft.name}
        onChange={(name) => change({ name })}
        error={problems.name}
        autoFocus
        autoComplete="off"
      />
      <TextArea
        name="text"
        label={noteFields.text.label}
        limit={noteFields.text.limit}
        value={draft.text}
        onChange={(text) => change({ text })}
        error={problems.text}
      />
      <ShareField item={note} form={form} />
    </RecordForm>
  );
}
