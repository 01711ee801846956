import { SignedIn } from '@hub/auth/testing';
import { type AliasRecord, count, flag, optionalText, pb, text } from '@hub/pb-client';
import { TextField, ToastProvider } from '@hub/ui';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { Link, Outlet, useParams } from 'react-router-dom';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeleteRecordDialog } from '../record/delete-record-dialog';
import { sharedField, textField } from '../record/field';
import type { ValuesOf } from '../record/field-table';
import { OpenRecord } from '../record/open-record';
import { RecordForm } from '../record/record-form';
import { recordRepository, type Records } from '../record/record-repository';
import { useRecord } from '../record/records';
import { useRecordForm } from '../record/use-record-form';
import { mockServer, renderRoutes } from '../testing/page';
import { recordHandlers } from '../testing/record-handlers';
import { createQueryClient } from '../tool/query-client';
import { defineOutbox } from './define-outbox';
import { Outbox } from './outbox';
import { OutboxContext } from './outbox-context';
import { outboxName } from './outbox-name';
import { savedInWords } from './saved-in-words';
import { WaitingMark } from './waiting-mark';
import { useListWithWaiting } from './with-waiting';

/** A tool as small as can be, as it is on a screen while the hub can't be reached. */

const MEI = 'mei000000000000';
const schema = v.object({
  id: text,
  email: text,
  description: optionalText,
  owner: optionalText,
  shared: flag,
  rev: count,
});
type Note = v.InferOutput<typeof schema>;
const fields = {
  email: textField({ label: 'Title' }),
  description: textField({ label: 'Note' }),
  shared: sharedField,
};
const notes: Records<Note, ValuesOf<typeof fields>> = {
  repository: recordRepository<typeof schema, ValuesOf<typeof fields>>(pb, { collection: 'aliases', schema }),
  key: ['notes'],
};
const notesOutbox = defineOutbox({
  records: notes,
  fields,
  blank: (owner) => ({ email: '', description: null, owner, shared: false }),
  nameOf: ({ email }) => email,
  pathOf: (id) => `/note/${id}`,
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

function NoteForm({ note }: { note: Note | null }) {
  const [said, setSaid] = useState('');
  const form = useRecordForm({
    records: notes,
    fields,
    item: note,
    onSaved: (_, waits) => setSaid(savedInWords(waits)),
  });
  const field = (name: 'email' | 'description') => ({
    label: fields[name].label,
    value: form.draft[name],
    onChange: (value: string) => form.change({ [name]: value }),
  });
  return (
    <RecordForm form={form} onCancel={() => undefined}>
      <TextField {...field('email')} />
      <TextField {...field('description')} />
      <output>{said}</output>
      <Link to="/">List</Link>
    </RecordForm>
  );
}

function NotePage() {
  const { id = '' } = useParams();
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
        {(note) => <NoteForm note={note} />}
      </OpenRecord>
      <button onClick={() => setDeleting(true)}>Delete</button>
      {isDeleting && query.data && (
        <DeleteRecordDialog
          records={notes}
          record={query.data}
          question="Delete this note?"
          facts={[query.data.email]}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}

const server = mockServer(
  http.post('*/auth-refresh', () => HttpResponse.json({})),
  http.get('*/api/health', () => HttpResponse.json({})),
);
let outbox: Outbox;
let queryClient: QueryClient;
let records: AliasRecord[];

const record = (changes: Partial<AliasRecord> = {}): AliasRecord => ({
  id: 'note00000000001',
  collectionId: 'aliases',
  collectionName: 'aliases',
  email: 'Shopping',
  description: 'Milk',
  owner: MEI,
  shared: false,
  rev: 1,
  created: '',
  updated: '',
  ...changes,
});

/** The hub is there, with `records`. */
function answer() {
  server.resetHandlers();
  server.use(
    ...recordHandlers<AliasRecord>({
      collection: 'aliases',
      records,
      select: (all) => all.toSorted((a, b) => a.email.localeCompare(b.email)),
      make: (values) => record({ ...values, rev: 1 }),
    }),
  );
}

function goAway() {
  server.use(http.all('*', () => HttpResponse.error()));
}

async function comeBack() {
  answer();
  await act(async () => {
    await pb.health.check();
    await outbox.flush();
  });
}

beforeEach(() => {
  records = [record()];
  answer();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage() {
        // There is one window.
      }
      close() {
        // There is nothing to end.
      }
    },
  );
  pb.authStore.save('a.token.b', { id: MEI, collectionId: 'users', collectionName: 'users' });
  queryClient = createQueryClient();
  const outboxes = { aliases: () => Promise.resolve(notesOutbox) };
  outbox = new Outbox({ client: pb, queryClient, person: MEI, outboxes });
});
afterEach(async () => {
  await comeBack();
  outbox.close();
  indexedDB.deleteDatabase(outboxName(MEI));
  pb.authStore.clear();
});

async function openNotes() {
  const children = [
    { path: '/', element: <ListPage /> },
    { path: '/add', element: <NoteForm note={null} /> },
    { path: '/note/:id', element: <NotePage /> },
  ];
  const frame = (
    <SignedIn>
      <ToastProvider>
        <OutboxContext value={outbox}>
          <Outlet />
        </OutboxContext>
      </ToastProvider>
    </SignedIn>
  );
  const user = userEvent.setup();
  renderRoutes([{ element: frame, children }], { at: '/', queryClient });
  await screen.findByRole('link', { name: 'Shopping' });
  const touch = (name: string) => user.click(screen.getByRole('link', { name }));
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const type = async (label: string, typed: string) => {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, typed);
  };
  return { user, touch, press, type };
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('saves at once while the hub answers', async () => {
  const { touch, press, type } = await openNotes();
  await touch('Shopping');
  await type('Note', 'Bread');
  await press('Save');
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(records).toMatchObject([{ description: 'Bread', rev: 2 }]);
  expect(outbox.waiting.all()).toEqual([]);
  await touch('List');
  expect(rows()).toEqual(['Shopping']);
});

it('shows what waits at once, in its place and with a mark, until it is saved', async () => {
  const { touch, press, type } = await openNotes();
  goAway();
  await touch('Add');
  await type('Title', 'Books');
  await press('Save');
  expect(await screen.findByText(/^Kept on this device/)).toBeTruthy();
  await touch('List');
  expect(rows()).toEqual(['BooksWaits to be saved', 'Shopping']);
  await comeBack();
  await waitFor(() => expect(rows()).toEqual(['Books', 'Shopping']));
  expect(records.map(({ email }) => email)).toEqual(['Shopping', 'Books']);
});

it('opens, changes and deletes a new record that waits', async () => {
  const { user, touch, press, type } = await openNotes();
  goAway();
  await touch('Add');
  await type('Title', 'Books');
  await press('Save');
  await screen.findByText(/^Kept/);
  await touch('List');
  await touch('Books');
  await type('Title', 'Novels');
  await press('Save');
  await screen.findByText(/^Kept/);
  await touch('List');
  expect(rows()).toEqual(['NovelsWaits to be saved', 'Shopping']);
  await touch('Novels');
  await press('Delete');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(outbox.waiting.all()[0]?.change.kind).toBe('delete'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await comeBack();
  expect(records.map(({ email }) => email)).toEqual(['Shopping']);
});

it('marks what the server does not take', async () => {
  const { touch, press, type } = await openNotes();
  goAway();
  await touch('Shopping');
  await type('Note', 'Bread');
  await press('Save');
  await screen.findByText(/^Kept/);
  Object.assign(records[0]!, { description: 'Tea', rev: 2 });
  await touch('List');
  await comeBack();
  await waitFor(() => expect(rows()).toEqual(['ShoppingCould not be saved']));
  expect(records).toMatchObject([{ description: 'Tea', rev: 2 }]);
});
