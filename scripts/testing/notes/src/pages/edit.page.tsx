import { OpenRecord, useRecord } from '@hub/tool-kit';
import { FormSkeleton } from '@hub/ui';
import { useParams } from 'react-router-dom';
import { noteRecords } from '../api/notes.queries';
import { NoteForm } from '../components/note-form';
import { NotesPage } from '../components/notes-page';
import { notesPaths } from '../paths';

/** /notes/{id}: a note; read-only for people who may not change it. */
export function EditPage() {
  const { id = '' } = useParams();
  const query = useRecord(noteRecords, id);
  return (
    <NotesPage title={query.data?.name ?? 'Note'}>
      <OpenRecord
        query={query}
        list={{ label: 'Go to Notes', to: notesPaths.list }}
        loading={<FormSkeleton fields={2} />}
        reader={({ text }) => <p>{text}</p>}
      >
        {(note, gone) => <NoteForm key={note.id} note={note} gone={gone} />}
      </OpenRecord>
    </NotesPage>
  );
}
