import { type AliasRecord, pb } from '@hub/pb-client';
import { TextField } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { savedInWords } from '../outbox/saved-in-words';
import { WaitingMark } from '../outbox/waiting-mark';
import { useListWithWaiting } from '../outbox/with-waiting';
import { DeleteRecordDialog } from '../record/delete-record-dialog';
import { OpenRecord } from '../record/open-record';
import { RecordForm, ShareField } from '../record/record-form';
import type { Records } from '../record/record-repository';
import { useRecord } from '../record/records';
import { useRecordForm } from '../record/use-record-form';
import { useWayOut } from '../record/use-way-out';
import { type Note, noteFields, notesOf, type NoteValues } from './notes';
import { recordHandlers } from './record-handlers';

/** A minimal tool: a list, and a page with the form of one note. */

export const notes: Records<Note, NoteValues> = { repository: notesOf(pb), key: ['notes'] };

/** A note of the sample person, as the server stores it. */
export const noteRecord = (changes: Partial<AliasRecord> = {}): AliasRecord => ({
  id: 'note00000000001',
  collectionId: 'aliases',
  collectionName: 'aliases',
  email: 'Shopping',
  description: 'Milk',
  retiredOn: '',
  owner: 'mei000000000000',
  shared: false,
  rev: 1,
  created: '',
  updated: '',
  ...changes,
});

/** Answers requests for notes from these records, and changes them. */
export const noteHandlers = (records: AliasRecord[]) =>
  recordHandlers<AliasRecord>({
    collection: 'aliases',
    records,
    select: (all) => all.toSorted((a, b) => a.email.localeCompare(b.email)),
    make: (values) => noteRecord({ ...values, rev: 1 }),
  });

const place = { compare: (a: Note, b: Note) => a.email.localeCompare(b.email) };

function ListPage() {
  const query = useQuery({
    queryKey: [...notes.key, 'list'],
    queryFn: () => notes.repository.listAll({ perPage: 500, sort: 'id' }),
  });
  const { data = [] } = useListWithWaiting(notes, query, place);
  return (
    <>
      <ul>
        {data.map(({ id, email }) => (
          <li key={id}>
            <Link to={`/note/${id}`}>{email}</Link>
            <WaitingMark collection="aliases" id={id} />
          </li>
        ))}
      </ul>
      <Link to="/add">Add</Link>
    </>
  );
}

function NoteForm({ note, gone = false }: { note: Note | null; gone?: boolean }) {
  const [said, setSaid] = useState('');
  const form = useRecordForm({
    records: notes,
    fields: noteFields,
    item: note,
    onSaved: (_, waits) => setSaid(savedInWords(waits)),
  });
  return (
    <RecordForm form={form} isDeleted={gone} onCancel={() => undefined}>
      <TextField {...form.field('email')} />
      <TextField {...form.field('description')} />
      <ShareField item={note} form={form} />
      <output>{said}</output>
      <Link to="/">List</Link>
    </RecordForm>
  );
}

function NotePage() {
  const { id = '' } = useParams();
  const wayOut = useWayOut();
  const [isDeleting, setDeleting] = useState(false);
  const query = useRecord(notes, id);
  return (
    <>
      <OpenRecord
        query={query}
        list={{ label: 'Go to Notes', to: '/' }}
        loading="Loading"
        reader={({ email }) => <p>{email}</p>}
      >
        {(note, gone) => <NoteForm note={note} gone={gone} />}
      </OpenRecord>
      <button onClick={() => void query.refetch()}>Reload</button>
      <button onClick={() => setDeleting(true)}>Delete</button>
      {isDeleting && query.data && (
        <DeleteRecordDialog
          records={notes}
          record={query.data}
          question="Delete this note?"
          facts={[query.data.email, null, '12 words']}
          onDeleted={() => wayOut.leaveTo('/')}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}

export const noteRoutes = [
  { path: '/', element: <ListPage /> },
  { path: '/add', element: <NoteForm note={null} /> },
  { path: '/note/:id', element: <NotePage /> },
];
