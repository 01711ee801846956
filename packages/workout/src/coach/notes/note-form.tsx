import { RecordForm, useRecordForm } from '@hub/tool-kit';
import { Button, TextArea, useToast } from '@hub/ui';
import { type Note, noteRecords } from '../../api/notes';
import { noteFields } from './note-fields';

interface AddNoteProps {
  athlete: { id: string; name: string };
}

/** Writes a note on an athlete. The form stays, for the next one. */
export function AddNote({ athlete }: AddNoteProps) {
  const toast = useToast();
  const form = useRecordForm({
    records: noteRecords,
    fields: noteFields,
    item: null,
    initial: { user: athlete.id },
    part: `new-${athlete.id}`,
    onSaved: () => {
      toast('Saved');
      form.restart();
    },
  });
  return (
    <RecordForm form={form}>
      <TextArea
        {...form.field('text')}
        label="New note"
        hint={`Coaches see it. ${athlete.name} never does.`}
        rows={2}
      />
      <Button type="submit" busy={form.busy} busyLabel="Saving…">
        Add note
      </Button>
    </RecordForm>
  );
}

interface EditNoteProps {
  note: Note;
  /** It is saved, or left as it was. */
  onClose: () => void;
}

/** Changes a note in its place. */
export function EditNote({ note, onClose }: EditNoteProps) {
  const toast = useToast();
  const form = useRecordForm({
    records: noteRecords,
    fields: noteFields,
    item: note,
    onSaved: () => {
      toast('Saved');
      onClose();
    },
  });
  const cancel = () => {
    form.dropDraft();
    onClose();
  };
  return (
    <RecordForm form={form} onCancel={cancel}>
      <TextArea {...form.field('text')} autoFocus />
    </RecordForm>
  );
}
