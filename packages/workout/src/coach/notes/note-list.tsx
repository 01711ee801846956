import { toCalendarDate } from '@hub/calendar';
import { previewOf } from '@hub/locale';
import { DeleteRecordDialog, formatDate } from '@hub/tool-kit';
import { List, Menu, QueryState, Skeleton } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { type Note, noteRecords, notesQuery } from '../../api/notes';
import { AuthorName } from './author-name';
import { AddNote, EditNote } from './note-form';

interface NoteListProps {
  athlete: { id: string; name: string };
}

/** The coaches' notes about an athlete, the newest first, below the form for another one. */
export function NoteList({ athlete }: NoteListProps) {
  const query = useQuery(notesQuery(athlete.id));
  const [editing, setEditing] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<Note | null>(null);
  return (
    <>
      <AddNote key={athlete.id} athlete={athlete} />
      <QueryState
        query={query}
        failedToLoad="The notes could not be loaded."
        loading={<Skeleton rows={2} />}
        empty={<p className="text-muted">No notes yet.</p>}
      >
        {(notes) => (
          <List label="Notes">
            {notes.map((note) => (
              <li key={note.id} className="p-4">
                {note.id === editing ? (
                  <EditNote note={note} onClose={() => setEditing(null)} />
                ) : (
                  <NoteText
                    note={note}
                    onEdit={() => setEditing(note.id)}
                    onDelete={() => setDeleting(note)}
                  />
                )}
              </li>
            ))}
          </List>
        )}
      </QueryState>
      {deleting && (
        <DeleteRecordDialog
          records={noteRecords}
          record={deleting}
          question="Delete this note?"
          facts={[previewOf(deleting.text), dateOf(deleting)]}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}

const dateOf = ({ created }: Note) => formatDate(toCalendarDate(created));

interface NoteTextProps {
  note: Note;
  onEdit: () => void;
  onDelete: () => void;
}

function NoteText({ note, onEdit, onDelete }: NoteTextProps) {
  return (
    <div className="-my-2 -mr-3 flex items-start gap-2">
      <div className="min-w-0 flex-1 py-2">
        <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
        <p className="flex flex-wrap gap-x-2 text-13 text-muted">
          <span>{dateOf(note)}</span>
          <span className="wrap-anywhere">
            <AuthorName id={note.author} />
          </span>
        </p>
      </div>
      <Menu
        label="Actions"
        items={[
          { label: 'Edit', icon: Pencil, onSelect: onEdit },
          { label: 'Delete', icon: Trash2, danger: true, onSelect: onDelete },
        ]}
      />
    </div>
  );
}
