import { newRecordId } from '@hub/pb-client';
import { expect, it } from 'vitest';
import { carry } from '../testing/devices';
import { address, noteServer } from '../testing/note-windows';

/** Unsent changes when something else answers in place of the hub, and what the hub itself refuses. */

const { phone, notes, openWindow, saved } = noteServer();

const oldNote = () => notes().create(newRecordId(), { email: address(), description: 'Old' });

it.each<[string, () => Response]>([
  ['200 with a page', () => new Response('<h1>Welcome</h1>')],
  ['200 with JSON', () => Response.json({})],
  ['204', () => new Response(null, { status: 204 })],
  ['401', () => Response.json({}, { status: 401 })],
  ['403', () => new Response('Blocked', { status: 403 })],
  ['404', () => new Response('404 page not found', { status: 404 })],
  ['502', () => new Response('Bad Gateway', { status: 502 })],
])('waits for the hub itself where something else says %s', async (_, foreign) => {
  const here = openWindow();
  const [changed, deleted] = [await oldNote(), await oldNote()];
  await here.page.run(() => here.client.send('/api/hub/here', { method: 'GET' }));
  phone().carry = () => Promise.resolve(foreign());
  await here.create({ email: address() });
  await here.update(changed, { description: 'Mine' });
  await here.remove(deleted);
  await here.flush();
  expect(here.waiting()).toMatchObject([{ refusal: null }, { refusal: null }, { refusal: null }]);
  await here.comeBack();
  expect(here.waiting()).toEqual([]);
  const left = await saved();
  expect(left.map(({ id }) => id)).not.toContain(deleted.id);
  expect(left.find(({ id }) => id === changed.id)).toMatchObject({ description: 'Mine' });
  expect(left).toHaveLength(2);
});

it('is tried again when its person says so', async () => {
  const here = openWindow();
  const old = await oldNote();
  phone().carry = carry.lose;
  await here.create({ email: old.email });
  await here.comeBack();
  expect(here.waiting()).toMatchObject([{ refusal: { message: 'That alias already exists.' } }]);
  await notes().delete(old.id);
  await here.tryAgain();
  expect(here.waiting()).toEqual([]);
  expect((await saved()).map(({ email }) => email)).toEqual([old.email]);
});
