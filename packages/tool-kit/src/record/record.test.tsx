import { type AliasRecord } from '@hub/pb-client';
import { QueryObserver } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { noteHandlers, noteRecord, noteRoutes, notes } from '../testing/note-pages';
import { mockServer, openTool } from '../testing/page';

/** The life of a record on a tool's screens. */

const RECORDS = '*/api/collections/aliases/records';
const server = mockServer(http.post('*/auth-refresh', () => HttpResponse.json({})));

function answer(...records: AliasRecord[]) {
  server.use(...noteHandlers(records));
  return records;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function openNote(person = {}) {
  const page = openTool(noteRoutes, '/note/note00000000001', person);
  await screen.findByRole('button', { name: 'Reload' });
  return { ...page, save: () => page.user.click(screen.getByRole('button', { name: 'Save' })) };
}

describe('saving', () => {
  it('takes for saved what an earlier try has saved, although its answer was lost', async () => {
    const [stored] = answer(noteRecord());
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
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be reached/);
    await save();
    await screen.findByText('Saved');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(stored).toMatchObject({ description: 'Bread', rev: 2 });
  });

  it('asks again for what was being loaded when it was saved', async () => {
    const records = answer(noteRecord());
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
    const [stored] = answer(noteRecord());
    const { user, save } = await openNote();
    for (const addition of [' Bread', ' Tea']) {
      await user.type(await screen.findByLabelText('Note'), addition);
      await save();
      await waitFor(() => expect(stored!.description).toContain(addition));
    }
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(stored).toMatchObject({ description: 'Milk Bread Tea', rev: 3 });
  });

  it('asks once about a change of someone else’s, also where the save that follows fails', async () => {
    const [stored] = answer(noteRecord());
    const { user, save } = await openNote();
    await user.type(await screen.findByLabelText('Note'), ' Bread');
    Object.assign(stored!, { email: 'Weekend', description: 'Tea', rev: 2 });
    await save();
    const keep = await screen.findByRole('button', { name: 'Keep mine' });
    server.use(http.patch(`${RECORDS}/:id`, () => HttpResponse.error(), { once: true }));
    await user.click(keep);
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be reached/);
    expect(field('Title').value).toBe('Weekend');
    await save();
    await screen.findByText('Saved');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(stored).toMatchObject({ email: 'Weekend', description: 'Milk Bread', rev: 3 });
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
    const { user } = openTool(noteRoutes, '/add');
    await user.type(await screen.findByLabelText('Title'), 'Shopping');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');
    expect(records).toHaveLength(1);
    expect(records[0]!.id).toBe([...ids][0]);
  });
});

describe('a record that is gone', () => {
  it('leaves the screen of someone who only reads it, and the way to the list is offered', async () => {
    const records = answer(noteRecord({ owner: 'adam00000000000', shared: true }));
    const { user } = await openNote();
    expect(await screen.findByText('Shopping')).toBeTruthy();
    records.length = 0;
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(await screen.findByRole('link', { name: 'Go to Notes' })).toBeTruthy();
    expect(screen.queryByText('Shopping')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('leaves what was typed over it in the form', async () => {
    const records = answer(noteRecord());
    const { user } = await openNote();
    await user.type(await screen.findByLabelText('Note'), ' Bread');
    records.length = 0;
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This is no longer here, or it is not shared with you. What you typed is kept on this page.',
    );
    expect(field('Note').value).toBe('Milk Bread');
  });

  it('keeps the way out where it is while it reloads', async () => {
    answer();
    const { user } = await openNote();
    const wayOut = await screen.findByRole('link', { name: 'Go to Notes' });
    const asked = vi.fn(() => new Promise<never>(() => undefined));
    server.use(http.get(`${RECORDS}/:id`, asked));
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.getByRole('link', { name: 'Go to Notes' })).toBe(wayOut);
  });
});

it('has no switch on a record that is nobody’s, which everyone sees', async () => {
  answer(noteRecord({ owner: '' }));
  await openNote({ isAdmin: true });
  expect(await screen.findByText(/Everyone here sees this/)).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
});

it('shows at once what the list knows of a record', async () => {
  answer(noteRecord());
  const { user } = openTool(noteRoutes, '/');
  const link = await screen.findByRole('link', { name: 'Shopping' });
  server.use(http.get(`${RECORDS}/:id`, () => new Promise<never>(() => undefined)));
  await user.click(link);
  expect(field('Note').value).toBe('Milk');
});

it('asks for a record that is opened from a list which is being reloaded', async () => {
  const [stored] = answer(noteRecord());
  const { user, queryClient } = openTool(noteRoutes, '/');
  const link = await screen.findByRole('link', { name: 'Shopping' });
  server.use(http.get(RECORDS, () => new Promise<never>(() => undefined)));
  Object.assign(stored!, { description: 'Bread', rev: 2 });
  void queryClient.invalidateQueries({ queryKey: notes.key });
  await user.click(link);
  await waitFor(() => expect(field('Note').value).toBe('Bread'));
});

describe('deleting', () => {
  it('names the record with what tells it from others', async () => {
    answer(noteRecord());
    const { user } = await openNote();
    await screen.findByLabelText('Note');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = screen.getByRole('alertdialog', { name: 'Delete this note?' });
    expect(within(question).getByText('Shopping')).toBeTruthy();
    expect(within(question).getByText('12 words')).toBeTruthy();
  });

  it('asks no more for the record that is gone', async () => {
    const records = answer(noteRecord());
    const { user, queryClient } = await openNote();
    await screen.findByLabelText('Note');
    const asked = vi.fn();
    server.use(http.get(`${RECORDS}/:id`, asked));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = screen.getByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    // The list that the page leads to sends a request too: the test waits for it.
    await screen.findByRole('link', { name: 'Add' });
    expect(records).toHaveLength(0);
    await queryClient.invalidateQueries({ queryKey: notes.key });
    expect(asked).not.toHaveBeenCalled();
  });
});
