import { newRecordId } from '@hub/pb-client';
import { describe, expect, it, vi } from 'vitest';
import { carry } from '../testing/devices';
import { address, hold, noteServer, noteSaves } from '../testing/note-windows';

/** Changes that are stored on the device before their screen sends them, on a real server. */

const { server, phone, notes, openWindow, saved } = noteServer();

const oldNote = () => notes().create(newRecordId(), { email: address(), description: 'Old' });
const descriptions = async () => (await saved()).map(({ description }) => description);

it('outlives a page that ends while the hub has not answered', async () => {
  const here = openWindow();
  const old = await oldNote();
  const { arrived } = hold(phone(), 'PATCH');
  const save = await here.enqueue(old, { description: 'Mine' });
  void save();
  await arrived;
  here.page.kill();
  const next = openWindow();
  await next.open();
  await next.comeBack();
  expect(await descriptions()).toEqual(['Mine']);
  expect(next.waiting()).toEqual([]);
});

describe('a save that the hub has not answered', () => {
  it.each(['POST', 'PATCH', 'DELETE'])('survives its page: %s', async (method) => {
    const here = openWindow();
    const old = await oldNote();
    const { arrived } = hold(phone(), method, carry.lose);
    if (method === 'POST') void here.create({ email: address(), description: 'New' });
    if (method === 'PATCH') void here.update(old, { description: 'Mine' });
    if (method === 'DELETE') void here.remove(old);
    await arrived;
    here.page.kill();
    const next = openWindow();
    await next.open();
    await next.comeBack();
    const after = { POST: ['Old', 'New'], PATCH: ['Mine'], DELETE: [] }[method];
    expect(await descriptions()).toEqual(after);
    expect(next.waiting()).toEqual([]);
  });

  it('is shown as waiting by no window', async () => {
    const [here, other] = [openWindow(), openWindow()];
    const old = await oldNote();
    const seen: unknown[] = [];
    other.outbox.waiting.subscribe(() => seen.push(...other.waiting()));
    const { arrived, release } = hold(phone(), 'PATCH');
    const saving = here.update(old, { description: 'Mine' });
    await arrived;
    release();
    await saving;
    expect(seen).toEqual([]);
    expect(await descriptions()).toEqual(['Mine']);
  });

  it.each([0, 1, 2, 4, 8, 16, 32, 64])(
    'is never lost once it was shown: the page ends %i turns after the touch',
    async (turns) => {
      const here = openWindow();
      const old = await oldNote();
      const onShown = vi.fn();
      void here.enqueue(old, { description: 'Mine' }).then(onShown);
      for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      here.page.kill();
      const wasShown = onShown.mock.calls.length > 0;
      const next = openWindow();
      await next.open();
      await next.comeBack();
      if (wasShown) expect(await descriptions()).toEqual(['Mine']);
    },
  );

  it('is not lost for being the same as what was saved before another one: there, back and there again', async () => {
    const here = openWindow();
    const old = await oldNote();
    const sends = [
      await here.enqueue(old, { shared: true }),
      await here.enqueue(old, { shared: false }),
      await here.enqueue(old, { shared: true }),
    ];
    await sends[0]?.();
    // The second one arrives, and then the page ends.
    await notes().update({ id: old.id, rev: old.rev + 1 }, { shared: false });
    here.page.kill();
    const next = openWindow();
    await next.open();
    await next.comeBack();
    expect(await saved()).toMatchObject([{ shared: true }]);
    expect(next.waiting()).toEqual([]);
  });

  it('stays on the device for a later one that does the same, when the hub has refused the first', async () => {
    const here = openWindow();
    const old = await oldNote();
    const { headers } = await fetch(`${server().url}/api/hub/here`);
    const refused = { status: 500, headers: { 'X-Hub': headers.get('X-Hub') ?? '' } };
    const first = await here.enqueue(old, { shared: true });
    await here.enqueue(old, { shared: true });
    phone().carry = (send, { method }) =>
      method === 'PATCH' ? Promise.resolve(Response.json({}, refused)) : send();
    await expect(first()).rejects.toMatchObject({ kind: 'server' });
    here.page.kill();
    phone().carry = carry.through;
    const next = openWindow();
    await next.open();
    expect(await saved()).toMatchObject([{ shared: true }]);
  });

  it('counts as on the device: a log-out would lose it', async () => {
    const here = openWindow();
    const old = await oldNote();
    const { arrived, release } = hold(phone(), 'PATCH');
    const saving = (await here.enqueue(old, { description: 'Mine' }))();
    await arrived;
    expect(here.outbox.unsavedCount()).toBe(1);
    release();
    await saving;
    expect(here.outbox.unsavedCount()).toBe(0);
  });
});

it('is neither shown as waiting nor sent a second time while it is being saved', async () => {
  const here = openWindow();
  const old = await oldNote();
  const { arrived, release } = hold(phone(), 'PATCH');
  const saves = noteSaves(phone());
  const saving = (await here.enqueue(old, { description: 'Mine' }))();
  await arrived;
  expect(here.waiting()).toEqual([]);
  await here.flush();
  release();
  expect(await saving).toMatchObject({ description: 'Mine' });
  await here.flush();
  expect(saves).toEqual(['PATCH']);
});

it('waits where the hub can’t be reached', async () => {
  const here = openWindow();
  const old = await oldNote();
  phone().carry = carry.lose;
  const first = await here.enqueue(old, { description: 'Mine' });
  expect(await first()).toMatchObject({ description: 'Mine' });
  const second = await here.enqueue(old, { shared: true });
  expect(here.waiting()).toMatchObject([{ change: { changes: { description: 'Mine', shared: true } } }]);
  await second();
  await here.comeBack();
  expect(await saved()).toMatchObject([{ description: 'Mine', shared: true }]);
});

it('is forgotten when the hub has refused it', async () => {
  const here = openWindow();
  const [old, other] = [await oldNote(), await oldNote()];
  const save = await here.enqueue(old, { email: other.email });
  await expect(save()).rejects.toMatchObject({ message: 'That alias already exists.' });
  await here.flush();
  expect(here.waiting()).toEqual([]);
});

it('leaves on the device what was done since', async () => {
  const here = openWindow();
  const old = await oldNote();
  const { arrived, release } = hold(phone(), 'PATCH');
  const saving = (await here.enqueue(old, { description: 'Mine' }))();
  await arrived;
  await here.enqueue(old, { shared: true });
  release();
  await saving;
  here.page.kill();
  const next = openWindow();
  await next.open();
  await next.comeBack();
  expect(await saved()).toMatchObject([{ description: 'Mine', shared: true }]);
});

it('stays for the next session of its person where this one has ended', async () => {
  const here = openWindow();
  const old = await oldNote();
  phone().carry = async (send, request) =>
    request.method === 'PATCH'
      ? new Response('{}', { status: 401, headers: (await send()).headers })
      : send();
  const save = await here.enqueue(old, { description: 'Mine' });
  await expect(save()).rejects.toMatchObject({ kind: 'session' });
  phone().carry = carry.through;
  const next = openWindow();
  await next.open();
  await next.comeBack();
  expect(await descriptions()).toEqual(['Mine']);
});

it('is saved all the same where the device can’t keep it', async () => {
  const here = openWindow();
  const old = await oldNote();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Storage is full.', 'QuotaExceededError');
  });
  const save = await here.enqueue(old, { description: 'Mine' });
  vi.restoreAllMocks();
  expect(await save()).toMatchObject({ description: 'Mine' });
  expect(await descriptions()).toEqual(['Mine']);
});
