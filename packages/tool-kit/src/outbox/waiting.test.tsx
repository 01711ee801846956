import { SignedIn } from '@hub/auth/testing';
import { type AliasRecord, HubError, pb } from '@hub/pb-client';
import type { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useToast } from '@hub/ui';
import { userEvent } from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { http, HttpResponse } from 'msw';
import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteHandlers, noteRecord, noteRoutes, notes } from '../testing/note-pages';
import { useDeletion } from '../record/use-deletion';
import { type Note, noteOutbox } from '../testing/notes';
import { mockServer, renderRoutes } from '../testing/page';
import { createQueryClient } from '../tool/query-client';
import { Outbox } from './outbox';
import { OutboxContext } from './outbox-context';
import { outboxName } from './outbox-name';

/** A tool's screens while the hub can't be reached. */

const MEI = 'mei000000000000';

const server = mockServer(
  http.post('*/auth-refresh', () => HttpResponse.json({ token: 'a.token.b', record: { id: MEI } })),
  http.get('*/api/hub/here', () => HttpResponse.json({})),
);
let outbox: Outbox;
let queryClient: QueryClient;
let records: AliasRecord[];

/** The hub answers, with `records`. */
function answer() {
  server.resetHandlers();
  server.use(...noteHandlers(records));
}

function goAway() {
  server.use(http.all('*', () => HttpResponse.error()));
}

async function comeBack() {
  answer();
  await act(async () => {
    await pb.send('/api/hub/here', { method: 'GET' });
    await outbox.flush();
  });
}

function newOutbox() {
  const outboxes = { aliases: () => Promise.resolve(noteOutbox(notes)) };
  return new Outbox({ client: pb, queryClient, person: MEI, outboxes });
}

beforeEach(() => {
  records = [noteRecord()];
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
  outbox = newOutbox();
});
afterEach(async () => {
  await comeBack();
  outbox.close();
  indexedDB.deleteDatabase(outboxName(MEI));
  pb.authStore.clear();
});

async function openNotes() {
  const frame = (
    <SignedIn>
      <OutboxContext value={outbox}>
        <Outlet />
      </OutboxContext>
    </SignedIn>
  );
  const user = userEvent.setup();
  renderRoutes([{ element: frame, children: noteRoutes }], { at: '/', queryClient });
  await screen.findByRole('link', { name: 'Shopping' });
  const touch = (name: string) => user.click(screen.getByRole('link', { name }));
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const type = async (label: string, typed: string) => {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, typed);
  };
  /** Types into a form and saves it while the hub is away. */
  const keep = async (label: string, typed: string) => {
    await type(label, typed);
    await press('Save');
    await screen.findByText(/^Kept/);
  };
  return { user, touch, press, type, keep };
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
  expect(
    await screen.findByText('Kept on this device. It will be saved when the hub can be reached.'),
  ).toBeTruthy();
  await touch('List');
  expect(rows()).toEqual(['BooksWaiting to be saved', 'Shopping']);
  await comeBack();
  await waitFor(() => expect(rows()).toEqual(['Books', 'Shopping']));
  expect(records.map(({ email }) => email)).toEqual(['Shopping', 'Books']);
});

it('opens, changes and deletes a new record that waits', async () => {
  const { user, touch, press, keep } = await openNotes();
  goAway();
  await touch('Add');
  await keep('Title', 'Books');
  await touch('List');
  await touch('Books');
  await keep('Title', 'Novels');
  await touch('List');
  expect(rows()).toEqual(['NovelsWaiting to be saved', 'Shopping']);
  await touch('Novels');
  await press('Delete');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(outbox.waiting.all()[0]?.change.kind).toBe('delete'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await comeBack();
  expect(records.map(({ email }) => email)).toEqual(['Shopping']);
});

it('begins a form from a change of its record that waits, also when that is read after it was opened', async () => {
  goAway();
  const change = { kind: 'update', before: noteRecord(), changes: { description: 'Bread' } } as const;
  const queued = await outbox.enqueue({ collection: 'aliases', recordId: 'note00000000001', change });
  await queued.send(() => Promise.reject(new HubError('offline')));
  outbox.close();
  answer();
  outbox = newOutbox();
  const { touch } = await openNotes();
  goAway();
  await touch('Shopping');
  expect((await screen.findByLabelText<HTMLInputElement>('Note')).value).toBe('Milk');
  await act(() => outbox.open());
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Bread');
});

it('asks nothing where the change that a form began with is saved while something is typed', async () => {
  const { touch, press, type, keep } = await openNotes();
  goAway();
  await touch('Shopping');
  await keep('Note', 'Bread');
  await type('Note', 'Rye');
  await comeBack();
  expect(records).toMatchObject([{ description: 'Bread', rev: 2 }]);
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Rye');
  await press('Save');
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(records).toMatchObject([{ description: 'Rye', rev: 3 }]);
});

it('leads from a record that is deleted without the hub to the list, and says that it waits', async () => {
  const { user, touch, press } = await openNotes();
  goAway();
  await touch('Shopping');
  await press('Delete');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(
    await screen.findByText('Kept on this device. It will be deleted when the hub can be reached.'),
  ).toBeTruthy();
  // The message may appear before the list.
  expect(await screen.findByRole('link', { name: 'Add' })).toBeTruthy();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  await comeBack();
  expect(records).toEqual([]);
});

it('marks what the server does not take', async () => {
  const { touch, keep } = await openNotes();
  goAway();
  await touch('Shopping');
  await keep('Note', 'Bread');
  Object.assign(records[0]!, { description: 'Tea', rev: 2 });
  await touch('List');
  await comeBack();
  await waitFor(() => expect(rows()).toEqual(['ShoppingCould not be saved']));
  expect(records).toMatchObject([{ description: 'Tea', rev: 2 }]);
});

it('shows what is done to a record that was sent, while others still wait to be', async () => {
  records.push(noteRecord({ id: 'note00000000002', email: 'Trip' }));
  const { touch, press, type, keep } = await openNotes();
  goAway();
  for (const [name, title] of [
    ['Shopping', 'Books'],
    ['Trip', 'Voyage'],
  ] as const) {
    await touch(name);
    await keep('Title', title);
    await touch('List');
  }
  answer();
  let carryOn: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (carryOn = resolve));
  server.use(http.patch('*/records/note00000000002', () => gate.then(() => undefined)));
  await act(() => pb.send('/api/hub/here', { method: 'GET' }));
  await waitFor(() => expect(rows()).toEqual(['Books', 'VoyageWaiting to be saved']));
  await touch('Books');
  await type('Title', 'Novels');
  await press('Save');
  await screen.findByText('Saved');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Novels');
  await touch('List');
  expect(rows()).toEqual(['Novels', 'VoyageWaiting to be saved']);
  carryOn();
});

const keptNotes = { ...notes, keepsDeleted: true } as const;

function Remove({ note }: { note: Note }) {
  const { remove } = useDeletion(keptNotes, note);
  const toast = useToast();
  const press = () => void remove().then(({ said, action }) => toast(said, action));
  return <button onClick={press}>Remove</button>;
}

/** Deletes the note with a request whose response is lost, and presses Undo. */
async function undoDeletion(restored: () => Response) {
  const note = await notes.repository.get('note00000000001');
  server.use(
    http.delete(
      '*/records/:id',
      () => {
        records.splice(0);
        return HttpResponse.error();
      },
      { once: true },
    ),
    http.post('*/api/hub/restore', restored),
  );
  const element = (
    <SignedIn>
      <OutboxContext value={outbox}>
        <Remove note={note} />
      </OutboxContext>
    </SignedIn>
  );
  const user = userEvent.setup();
  renderRoutes([{ path: '/', element }], { at: '/', queryClient });
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
}

it('takes a deletion back at the hub where its response was lost', async () => {
  await undoDeletion(() => {
    records.push(noteRecord());
    return HttpResponse.json({});
  });
  expect(await screen.findByText('Restored')).toBeTruthy();
  expect(records).toHaveLength(1);
  expect(outbox.waiting.all()).toEqual([]);
});

it('says that it is not known whether the hub has the deletion, while the hub can’t be reached', async () => {
  await undoDeletion(() => HttpResponse.error());
  expect(await screen.findByText(/^Restored on this device\. If it is missing later/)).toBeTruthy();
  expect(outbox.waiting.all()).toEqual([]);
});
