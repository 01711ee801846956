import { type HubError, newRecordId } from '@hub/pb-client';
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { carry } from '../testing/devices';
import { address, hold, noteServer } from '../testing/note-windows';
import { type Note, notesOf } from '../testing/notes';

/** What one person does on one device, on a real server. */

const { person, phone, notes, openWindow, saved } = noteServer();

describe('while the hub can’t be reached', () => {
  it('keeps what is done, shows it as it will be, and sends it in order when the hub answers', async () => {
    const old = await notes().create(newRecordId(), { email: address() });
    const gone = await notes().create(newRecordId(), { email: address() });
    const here = openWindow();
    phone().carry = carry.lose;
    const email = address();
    const fresh = await here.create({ email, description: 'Gym' });
    expect(fresh).toMatchObject({ email, description: 'Gym', owner: person().id, rev: 0 });
    expect(await here.update(old, { description: 'Pool' })).toEqual({ ...old, description: 'Pool' });
    expect(await here.remove(gone)).toEqual(gone);
    expect(here.waiting().map(({ name, change }) => [name, change.kind])).toEqual([
      [email, 'create'],
      [old.email, 'update'],
      [gone.email, 'delete'],
    ]);
    expect(here.waiting()[0]).toMatchObject({ path: `/note/${fresh.id}`, refusal: null });
    await here.comeBack();
    expect(here.waiting()).toEqual([]);
    expect((await saved()).map(({ email: at, description }) => [at, description])).toEqual([
      [old.email, 'Pool'],
      [email, 'Gym'],
    ]);
  });

  it('sends in the order in which it was begun', async () => {
    const here = openWindow();
    phone().carry = carry.lose;
    const names = [address(), address(), address()];
    for (const email of names) await here.create({ email });
    await here.comeBack();
    expect((await saved()).map(({ email }) => email)).toEqual(names);
  });

  it('has what is sent in the lists that are loaded, although none of them is on the screen', async () => {
    const old = await notes().create(newRecordId(), { email: address() });
    const gone = await notes().create(newRecordId(), { email: address() });
    const here = openWindow();
    here.queryClient.setQueryData(['notes', 'list'], [old, gone]);
    phone().carry = carry.lose;
    const fresh = await here.create({ email: address() });
    await here.update(old, { description: 'Pool' });
    await here.remove(gone);
    await here.comeBack();
    const listed = here.queryClient.getQueryData<Note[]>(['notes', 'list']);
    expect(listed?.map(({ id, description }) => [id, description])).toEqual([
      [old.id, 'Pool'],
      [fresh.id, null],
    ]);
  });

  it('shows what is sent until the list on the screen is reloaded, also where the network goes before', async () => {
    const here = openWindow();
    const list = new QueryObserver(here.queryClient, {
      queryKey: ['notes', 'list'],
      queryFn: () => notesOf(here.client).listAll({ perPage: 500, sort: 'created,id' }),
      retry: false,
    });
    const leave = list.subscribe(() => undefined);
    await here.page.run(() => list.refetch());
    phone().carry = carry.lose;
    const { id } = await here.create({ email: address() });
    phone().carry = (send, { method, url }) =>
      method === 'GET' && url.includes('/records?') ? carry.lose() : send();
    await here.page.run(() => here.client.send('/api/hub/here', { method: 'GET' }));
    await here.flush();
    expect((await saved()).map((note) => note.id)).toEqual([id]);
    expect(here.outbox.waiting.of('aliases')).toMatchObject([{ recordId: id, isSaved: true }]);
    await here.comeBack();
    expect(here.outbox.waiting.of('aliases')).toEqual([]);
    expect(list.getCurrentResult().data).toMatchObject([{ id, rev: 1 }]);
    leave();
  });

  it('makes of what is done to one record one change', async () => {
    const here = openWindow();
    phone().carry = carry.lose;
    const fresh = await here.create({ email: address() });
    const changed = await here.update(fresh, { description: 'Gym' });
    await here.update(changed, { shared: true });
    const thrown = await here.create({ email: address() });
    await here.remove(thrown);
    expect(here.waiting()).toHaveLength(1);
    await here.comeBack();
    const [only, ...others] = await saved();
    expect(only).toMatchObject({ id: fresh.id, description: 'Gym', shared: true });
    expect(others).toEqual([]);
  });

  it('keeps it when the page is closed, and sends it from the next one', async () => {
    const here = openWindow();
    phone().carry = carry.lose;
    const { id } = await here.create({ email: address() });
    here.page.kill();
    const next = openWindow();
    await next.open();
    expect(next.waiting().map(({ recordId }) => recordId)).toEqual([id]);
    await next.comeBack();
    expect((await saved()).map((note) => note.id)).toEqual([id]);
    expect(next.waiting()).toEqual([]);
  });

  it('is open before what waits is sent: nothing that is done meanwhile goes past it', async () => {
    const here = openWindow();
    phone().carry = carry.lose;
    const { id } = await here.create({ email: address() });
    here.page.kill();
    const { arrived, release } = hold(phone(), 'POST');
    const next = openWindow();
    await next.page.run(() => next.outbox.open());
    expect(next.waiting().map(({ recordId }) => recordId)).toEqual([id]);
    await arrived;
    release();
    await next.flush();
    expect((await saved()).map((note) => note.id)).toEqual([id]);
  });

  it('sends nothing of what was thrown away', async () => {
    const here = openWindow();
    phone().carry = carry.lose;
    await here.create({ email: address() });
    await here.discard();
    await here.comeBack();
    expect(await saved()).toEqual([]);
  });

  it('waits only where its tool lets it', async () => {
    const { page, outbox } = openWindow();
    const added = { recordId: newRecordId(), change: { kind: 'create', values: {} } } as const;
    const enqueue = (collection: 'aliases' | 'users') =>
      page.run(() => outbox.enqueue({ collection, ...added }));
    expect(await enqueue('aliases')).toMatchObject({ isQueued: true });
    expect(await enqueue('users')).toMatchObject({ isQueued: false });
  });

  it('fails where the device can’t keep it, as it does without an outbox', async () => {
    const here = openWindow();
    phone().carry = carry.lose;
    const first = await here.create({ email: address() });
    const open = vi.spyOn(phone().indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Storage is full.', 'QuotaExceededError');
    });
    const refused: Partial<HubError> = { name: 'HubError', kind: 'offline' };
    await expect(here.create({ email: address() })).rejects.toMatchObject(refused);
    await here.comeBack();
    expect(here.waiting()).toHaveLength(1);
    open.mockRestore();
    await here.flush();
    expect((await saved()).map(({ id }) => id)).toEqual([first.id]);
  });

  it('fails where the disk is full, and what waits stays', async () => {
    const here = openWindow();
    phone().carry = carry.lose;
    const first = await here.create({ email: address() });
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Storage is full.', 'QuotaExceededError');
    });
    await expect(here.update(first, { description: 'Gym' })).rejects.toMatchObject({ kind: 'offline' });
    vi.restoreAllMocks();
    await here.comeBack();
    expect(await saved()).toMatchObject([{ id: first.id, description: null }]);
  });
});

describe('an answer that is lost', () => {
  it('makes a new record once', async () => {
    const here = openWindow();
    phone().carry = carry.loseAnswer;
    const { id } = await here.create({ email: address(), description: 'Gym' });
    expect(here.waiting()).toHaveLength(1);
    await here.comeBack();
    expect(await saved()).toMatchObject([{ id, description: 'Gym', rev: 1 }]);
    expect(here.waiting()).toEqual([]);
  });

  it('makes a change once, and deletes once', async () => {
    const old = await notes().create(newRecordId(), { email: address() });
    const here = openWindow();
    phone().carry = carry.loseAnswer;
    await here.update(old, { description: 'Gym' });
    await here.comeBack();
    const [changed] = await saved();
    expect(changed).toMatchObject({ description: 'Gym', rev: 2 });
    phone().carry = carry.loseAnswer;
    await here.remove(changed!);
    await here.comeBack();
    expect(await saved()).toEqual([]);
    expect(here.waiting()).toEqual([]);
  });

  it('is no contest with what is done afterwards', async () => {
    const here = openWindow();
    phone().carry = carry.loseAnswer;
    const fresh = await here.create({ email: address(), description: 'One' });
    phone().carry = carry.lose;
    await here.update(fresh, { description: 'Two' });
    await here.comeBack();
    expect(await saved()).toMatchObject([{ description: 'Two', rev: 2 }]);
    const [note] = await saved();
    phone().carry = carry.loseAnswer;
    await here.update(note!, { description: 'Three' });
    phone().carry = carry.lose;
    await here.update(note!, { description: 'Two' });
    await here.comeBack();
    expect(here.waiting()).toEqual([]);
    expect(await saved()).toMatchObject([{ description: 'Two', rev: 4 }]);
  });

  it('of two saves at once is no contest either', async () => {
    const old = await notes().create(newRecordId(), { email: address() });
    const here = openWindow();
    let isFirst = true;
    phone().carry = (send) => {
      const way = isFirst ? carry.lose : carry.loseAnswer;
      isFirst = false;
      return way(send);
    };
    const sends = [
      await here.enqueue(old, { shared: true }),
      await here.enqueue(old, { description: 'Gym' }),
    ];
    await Promise.all(sends.map((send) => send()));
    await here.comeBack();
    expect(here.waiting()).toEqual([]);
    expect(await saved()).toMatchObject([{ description: 'Gym', shared: true, rev: 3 }]);
  });

  it('deletes a new record that may have been made', async () => {
    const here = openWindow();
    phone().carry = carry.loseAnswer;
    const fresh = await here.create({ email: address() });
    await here.remove(fresh);
    expect(await saved()).toHaveLength(1);
    await here.comeBack();
    expect(await saved()).toEqual([]);
  });
});
