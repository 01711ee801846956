import { NoteForm } from '../components/note-form';
import { NotesPage } from '../components/notes-page';

/** /notes/add: a new note. */
export function AddPage() {
  return (
    <NotesPage title="Add Note">
      <NoteForm note={null} />
    </NotesPage>
  );
}
