import { useList } from '@hub/tool-kit';
import { EmptyState, LinkButton, List, ListItem, Skeleton } from '@hub/ui';
import Plus from 'lucide-react/icons/plus';
import StickyNote from 'lucide-react/icons/sticky-note';
import { notesQuery } from '../api/notes.queries';
import { NotesPage } from '../components/notes-page';
import { notesPaths } from '../paths';

/** /notes: all notes. */
export function ListPage() {
  const { data: notes } = useList(notesQuery);
  return (
    <NotesPage
      title="Notes"
      back="/"
      actions={
        <LinkButton size="sm" icon={Plus} adds to={notesPaths.add}>
          Add Note
        </LinkButton>
      }
    >
      {notes === undefined && <Skeleton />}
      {notes?.length === 0 && <EmptyState icon={StickyNote} title="No notes yet" />}
      {notes !== undefined && notes.length > 0 && (
        <List label="Notes">
          {notes.map(({ id, name }) => (
            <ListItem key={id} to={notesPaths.edit(id)}>
              {name}
            </ListItem>
          ))}
        </List>
      )}
    </NotesPage>
  );
}
