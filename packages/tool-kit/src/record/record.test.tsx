import { type AliasRecord, flag, optionalText, pb, text, count } from '@hub/pb-client';
import { TextField } from '@hub/ui';
import { QueryObserver, useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { mockServer, openTool } from '../testing/page';
import { recordHandlers } from '../testing/record-handlers';
import { DeleteRecordDialog } from './delete-record-dialog';
import { sharedField, textField } from './field';
import type { ValuesOf } from './field-table';
import { OpenRecord } from './open-record';
import { RecordForm, ShareField } from './record-form';
import { recordRepository, type Records } from './record-repository';
import { useRecord } from './records';
import { useRecordForm } from './use-record-form';

/** A tool as small as can be, on the room: a list, and a page with the form of one note. */

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
  email: textField({ label: 'Title', required: 'Give a title.' }),
  description: textField({ label: 'Note' }),
  shared: sharedField,
};

const repository = recordRepository<typeof schema, ValuesOf<typeof fields>>(pb, {
  collection: 'aliases',
  schema,
});
const notes: Records<Note, ValuesOf<typeof fields>> = { repository, key: ['notes'] };

const saved = vi.fn();

function NoteForm({ note, gone }: { note: Note | null; gone: boolean }) {
  const form = useRecordForm({ records: notes, fields, item: note, onSaved: saved });
  const field = (name: 'email' | 'description') => ({
    label: fields[name].label,
    value: form.draft[name],
    onChange: (value: string) => form.change({ [name]: value }),
    error: form.problems[name],
  });
  return (
    <RecordForm form={form} gone={gone} onCancel={() => undefined}>
      <TextField {...field('email')} />
      <TextField {...field('description')} />
      <ShareField item={note} form={form} />
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
        reader={(note) => <p>{note.email}</p>}
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
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}

function ListPage() {
  const query = useQuery({
    queryKey: [...notes.key, 'list'],
    queryFn: () => repository.listAll({ perPage: 500, sort: 'id' }),
  });
  return (
    <ul>
      {query.data?.map(({ id, email }) => (
        <li key={id}>
          <Link to={`/note/${id}`}>{email}</Link>
        </li>
      ))}
    </ul>
  );
}

const routes = [
  { path: '/', element: <ListPage /> },
  { path: '/add', element: <NoteForm note={null} gone={false} /> },
  { path: '/note/:id', element: <NotePage /> },
];

const RECORDS = '*/api/collections/aliases/records';
const server = mockServer(http.post('*/auth-refresh', () => HttpResponse.json({})));

const record = (changes: Partial<AliasRecord> = {}): AliasRecord => ({
  id: 'note00000000001',
  collectionId: 'aliases',
  collectionName: 'aliases',
  email: 'Shopping',
  description: 'Milk',
  owner: 'mei000000000000',
  shared: false,
  rev: 1,
  created: '',
  updated: '',
  ...changes,
});

function answer(...records: AliasRecord[]) {
  server.use(
    ...recordHandlers<AliasRecord>({
      collection: 'aliases',
      records,
      select: (all) => [...all],
      make: (values) => record({ ...values, rev: 1 }),
    }),
  );
  return records;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function openNote(person = {}) {
  saved.mockClear();
  const page = openTool(routes, '/note/note00000000001', person);
  await screen.findByRole('button', { name: 'Reload' });
  return { ...page, save: () => page.user.click(screen.getByRole('button', { name: 'Save' })) };
}

describe('saving', () => {
  it('takes for saved what an earlier try has saved, although its answer was lost', async () => {
    const [stored] = answer(record());
    server.use(
      http.patch(
        `${RECORDS}/:id`,
        () => {
          Object.assign(stored!, { description: 'Bread', rev: 2 });
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const { user, save } = await openNote();
    await user.clear(await screen.findByLabelText('Note'));
    await user.type(field('Note'), 'Bread');
    await save();
    expect((await screen.findByRole('alert')).textContent).toMatch(/can’t be reached/);
    await save();
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(stored).toMatchObject({ description: 'Bread', rev: 2 });
  });

  it('asks again for what was being loaded when it was saved', async () => {
    const records = answer(record());
    const { user, save, queryClient } = await openNote();
    await user.type(await screen.findByLabelText('Note'), ' and eggs');
    let answerLate: () => void = () => undefined;
    const counted = vi
      .fn<() => Promise<number>>()
      .mockImplementationOnce(() => new Promise((resolve) => (answerLate = () => resolve(0))))
      .mockResolvedValue(1);
    const queryKey = [...notes.key, 'count'];
    const leave = new QueryObserver(queryClient, { queryKey, queryFn: counted }).subscribe(() => undefined);
    await save();
    await waitFor(() => expect(records[0]?.description).toBe('Milk and eggs'));
    answerLate();
    await waitFor(() => expect(queryClient.getQueryData(queryKey)).toBe(1));
    leave();
  });

  it('goes on from what was saved, in a form that stays open', async () => {
    const [stored] = answer(record());
    const { user, save } = await openNote();
    for (const addition of [' Bread', ' Tea']) {
      await user.type(await screen.findByLabelText('Note'), addition);
      await save();
      await waitFor(() => expect(stored!.description).toContain(addition));
    }
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(stored).toMatchObject({ description: 'Milk Bread Tea', rev: 3 });
  });

  it('makes one record, however often it is tried', async () => {
    const records = answer();
    const ids = new Set<unknown>();
    server.use(
      http.post(
        RECORDS,
        async ({ request }) => {
          ids.add(((await request.clone().json()) as { id: string }).id);
          return ids.size === 1 && records.length === 0 ? HttpResponse.error() : undefined;
        },
        { once: true },
      ),
    );
    saved.mockClear();
    const { user } = openTool(routes, '/add');
    await user.type(await screen.findByLabelText('Title'), 'Shopping');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(records).toHaveLength(1);
    expect(records[0]!.id).toBe([...ids][0]);
  });
});

describe('a record that is gone', () => {
  it('leaves the screen of someone who only reads it, and the way to the list is offered', async () => {
    const records = answer(record({ owner: 'adam00000000000', shared: true }));
    const { user } = await openNote();
    expect(await screen.findByText('Shopping')).toBeTruthy();
    records.length = 0;
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(await screen.findByRole('link', { name: 'Go to Notes' })).toBeTruthy();
    expect(screen.queryByText('Shopping')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('leaves what was typed over it in the form', async () => {
    const records = answer(record());
    const { user } = await openNote();
    await user.type(await screen.findByLabelText('Note'), ' Bread');
    records.length = 0;
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/no longer here/);
    expect(field('Note').value).toBe('Milk Bread');
  });
});

it('has no switch on a record that is nobody’s, which everyone sees', async () => {
  answer(record({ owner: '' }));
  await openNote({ isAdmin: true });
  expect(await screen.findByText(/Everyone here sees this/)).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
});

it('shows at once what the list knows of a record', async () => {
  answer(record());
  const { user } = openTool(routes, '/');
  const link = await screen.findByRole('link', { name: 'Shopping' });
  server.use(http.get(`${RECORDS}/:id`, () => new Promise<never>(() => undefined)));
  await user.click(link);
  expect(field('Note').value).toBe('Milk');
});

describe('deleting', () => {
  it('names the record with what tells it from others', async () => {
    answer(record());
    const { user } = await openNote();
    await screen.findByLabelText('Note');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = screen.getByRole('alertdialog', { name: 'Delete this note?' });
    expect(within(question).getByText('Shopping')).toBeTruthy();
    expect(within(question).getByText('12 words')).toBeTruthy();
  });

  it('asks no more for the record that is gone', async () => {
    const records = answer(record());
    const { user, queryClient } = await openNote();
    await screen.findByLabelText('Note');
    const asked = vi.fn();
    server.use(http.get(`${RECORDS}/:id`, asked));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = screen.getByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(records).toHaveLength(0));
    await queryClient.invalidateQueries({ queryKey: notes.key });
    expect(asked).not.toHaveBeenCalled();
  });
});
