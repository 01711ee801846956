import { count, pb, text } from '@hub/pb-client';
import { TextField } from '@hub/ui';
import { screen, waitFor } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { mockServer, openTool } from '../testing/page';
import { textField } from './field';
import { RecordForm } from './record-form';
import { recordRepository } from './record-repository';
import { useRecordForm } from './use-record-form';

interface Note {
  id: string;
  email: string;
  description: string;
  rev: number;
}

const fields = { email: textField({ label: 'Title' }), description: textField({ label: 'Note' }) };
const repository = recordRepository(pb, {
  collection: 'aliases',
  schema: v.object({ id: text, email: text, description: text, rev: count }),
});
const notes = { repository, key: ['notes'] };

const RECORDS = '*/api/collections/aliases/records';
const server = mockServer();

/** Accepts every new note, and returns the list of them. */
function answer(): Note[] {
  const records: Note[] = [];
  server.use(
    http.post(RECORDS, async ({ request }) => {
      const made = { ...((await request.json()) as Note), rev: 1 };
      records.push(made);
      return HttpResponse.json(made);
    }),
  );
  return records;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('a form for new records', () => {
  function ManyForm() {
    const form = useRecordForm({
      records: notes,
      fields,
      item: null,
      initial: { email: 'Shopping' },
      onSaved: () => form.restart(),
    });
    return (
      <RecordForm form={form} onCancel={form.discard}>
        <TextField
          label="Note"
          value={form.draft.description}
          onChange={(description) => form.change({ description })}
        />
        <output>{form.isUnsaved() ? 'unsaved' : 'nothing to lose'}</output>
      </RecordForm>
    );
  }
  const many = [{ path: '/add', element: <ManyForm /> }];

  it('begins with what is given, which is nothing to lose, and takes back what was typed', async () => {
    answer();
    server.use(http.post(RECORDS, () => HttpResponse.error(), { once: true }));
    const { user } = openTool(many, '/add');
    expect(await screen.findByText('nothing to lose')).toBeTruthy();
    await user.type(field('Note'), 'Milk');
    expect(screen.getByText('unsaved')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(field('Note').value).toBe('');
    expect(screen.getByText('nothing to lose')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('starts over after a save, with another record', async () => {
    const records = answer();
    const { user } = openTool(many, '/add');
    for (const description of ['Milk', 'Bread']) {
      await user.type(await screen.findByLabelText('Note'), description);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(records.at(-1)?.description).toBe(description));
      await waitFor(() => expect(field('Note').value).toBe(''));
    }
    expect(records.map(({ email }) => email)).toEqual(['Shopping', 'Shopping']);
    expect(new Set(records.map(({ id }) => id)).size).toBe(2);
  });
});

describe('a form that another screen adds to', () => {
  function KeptForm() {
    const navigate = useNavigate();
    const form = useRecordForm({ records: notes, fields, item: null, onSaved: () => undefined });
    return (
      <RecordForm form={form}>
        <TextField
          label="Note"
          value={form.draft.description}
          onChange={(description) => form.change({ description })}
        />
        <button
          type="button"
          onClick={() => {
            form.keep();
            void navigate('/scan');
          }}
        >
          Scan
        </button>
        <output>{form.isUnsaved() ? 'unsaved' : 'nothing to lose'}</output>
      </RecordForm>
    );
  }
  const two = [
    { path: '/add', element: <KeptForm /> },
    { path: '/scan', element: <Link to="/add">Done</Link> },
  ];

  it('goes on with what was typed, which is still to be saved', async () => {
    const { user } = openTool(two, '/add');
    await user.type(await screen.findByLabelText('Note'), 'Milk');
    await user.click(screen.getByRole('button', { name: 'Scan' }));
    await user.click(await screen.findByRole('link', { name: 'Done' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Note')).value).toBe('Milk');
    expect(screen.getByText('unsaved')).toBeTruthy();
  });
});
