import { newRecordId } from '@hub/pb-client';
import { expect, it, vi } from 'vitest';
import { carry } from '../testing/devices';
import { address, hold, noteServer, noteSaves } from '../testing/note-windows';

/** Changes that are stored on the device before a form saves them, on a real server. */

const { phone, notes, openWindow, saved } = noteServer();

const oldNote = () => notes().create(newRecordId(), { email: address(), description: 'Old' });
const descriptions = async () => (await saved()).map(({ description }) => description);

it('outlives a page that ends while the hub has not answered', async () => {
  const here = openWindow();
  const old = await oldNote();
  const { arrived } = hold(phone(), 'PATCH');
  const save = await here.hold(old, { description: 'Mine' });
  void save();
  await arrived;
  here.page.kill();
  const next = openWindow();
  await next.open();
  await next.comeBack();
  expect(await descriptions()).toEqual(['Mine']);
  expect(next.waiting()).toEqual([]);
});

it('is neither shown as waiting nor sent a second time while it is being saved', async () => {
  const here = openWindow();
  const old = await oldNote();
  const { arrived, letGo } = hold(phone(), 'PATCH');
  const saves = noteSaves(phone());
  const saving = (await here.hold(old, { description: 'Mine' }))();
  await arrived;
  expect(here.waiting()).toEqual([]);
  await here.flush();
  letGo();
  expect(await saving).toMatchObject({ description: 'Mine' });
  await here.flush();
  expect(saves).toEqual(['PATCH']);
});

it('waits where the hub can’t be reached', async () => {
  const here = openWindow();
  const old = await oldNote();
  phone().carry = carry.lose;
  const first = await here.hold(old, { description: 'Mine' });
  expect(await first()).toMatchObject({ description: 'Mine' });
  const second = await here.hold(old, { shared: true });
  expect(here.waiting()).toMatchObject([{ change: { changes: { description: 'Mine', shared: true } } }]);
  await second();
  await here.comeBack();
  expect(await saved()).toMatchObject([{ description: 'Mine', shared: true }]);
});

it('is forgotten when the hub has refused it', async () => {
  const here = openWindow();
  const [old, other] = [await oldNote(), await oldNote()];
  const save = await here.hold(old, { email: other.email });
  await expect(save()).rejects.toMatchObject({ message: 'That alias already exists.' });
  await here.flush();
  expect(here.waiting()).toEqual([]);
});

it('leaves on the device what was done since', async () => {
  const here = openWindow();
  const old = await oldNote();
  const { arrived, letGo } = hold(phone(), 'PATCH');
  const saving = (await here.hold(old, { description: 'Mine' }))();
  await arrived;
  await here.hold(old, { shared: true });
  letGo();
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
  const save = await here.hold(old, { description: 'Mine' });
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
  const save = await here.hold(old, { description: 'Mine' });
  vi.restoreAllMocks();
  expect(await save()).toMatchObject({ description: 'Mine' });
  expect(await descriptions()).toEqual(['Mine']);
});
