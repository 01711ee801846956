import { newRecordId } from '@hub/pb-client';
import { expect, it, vi } from 'vitest';
import { carry } from '../testing/devices';
import { address, noteServer } from '../testing/note-windows';
import type { Note } from '../testing/notes';
import { withWaiting } from './with-waiting';

/** What the other windows of a device show of what one of them sends. */

const { phone, notes, openWindow } = noteServer();

it('shows in every window what one of them has sent, and never the old value as saved', async () => {
  const [one, two] = [openWindow(), openWindow()];
  const old = await notes().create(newRecordId(), { email: address(), description: 'Old' });
  two.queryClient.setQueryData(['notes', 'list'], [old]);
  phone().carry = carry.lose;
  // The hub is known to be away, so that the change waits at once.
  await one.create({ email: address() });
  await one.update(old, { description: 'Mine' });
  await vi.waitFor(() => expect(two.waiting()).toHaveLength(2));
  const order = { compare: (a: Note, b: Note) => a.email.localeCompare(b.email) };
  const shown = new Set<string | null | undefined>();
  two.outbox.waiting.subscribe(() => {
    const rows = two.queryClient.getQueryData<Note[]>(['notes', 'list'])!;
    shown.add(
      withWaiting(rows, two.outbox.waiting.of('aliases'), order).find(({ id }) => id === old.id)?.description,
    );
  });
  await one.comeBack();
  await vi.waitFor(() => expect(two.waiting()).toEqual([]));
  expect([...shown]).toEqual(['Mine']);
  await vi.waitFor(() => expect(two.outbox.waiting.of('aliases')).toEqual([]));
  expect(two.queryClient.getQueryData(['notes', 'list'])).toContainEqual({
    ...old,
    description: 'Mine',
    rev: 2,
  });
});

it('shows in every window a change that begins to wait when its request fails', async () => {
  const [one, two] = [openWindow(), openWindow()];
  const note = await notes().create(newRecordId(), { email: address() });
  phone().carry = carry.lose;
  await one.update(note, { description: 'Mine' });
  await vi.waitFor(() => expect(two.waiting()).toMatchObject([{ recordId: note.id }]));
});
