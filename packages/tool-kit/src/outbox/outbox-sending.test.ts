import { newRecordId } from '@hub/pb-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { carry, Device } from '../testing/devices';
import { address, hold, noteSaves, noteServer } from '../testing/note-windows';

/** Sending: during further edits, beside other people's changes, and when the server refuses. */

const { server, person, phone, notes, openWindow, saved } = noteServer();

afterEach(() => {
  vi.useRealTimers();
});

const oldNote = (description = 'Old') => notes().create(newRecordId(), { email: address(), description });

describe('what is done while a change is under way', () => {
  it.each(['POST', 'PATCH'])('is sent after it: %s', async (method) => {
    const here = openWindow();
    const old = await oldNote();
    phone().carry = carry.lose;
    const begun =
      method === 'POST'
        ? await here.create({ email: address(), description: 'One' })
        : await here.update(old, { description: 'One' });
    const { arrived, release } = hold(phone(), method);
    const sent = here.page.run(() => here.client.send('/api/hub/here', { method: 'GET' }));
    await arrived;
    await here.update(begun, { shared: true });
    expect(here.waiting()).toMatchObject([{ item: { description: 'One', shared: true } }]);
    release();
    await sent;
    await here.flush();
    expect(here.waiting()).toEqual([]);
    const now = await notes().get(begun.id);
    expect(now).toMatchObject({ description: 'One', shared: true, rev: begun.rev + 2 });
  });

  it('is not forgotten when the change was thrown away meanwhile', async () => {
    const here = openWindow();
    const old = await oldNote();
    phone().carry = carry.lose;
    await here.update(old, { description: 'One' });
    const { arrived, release } = hold(phone(), 'PATCH');
    const sent = here.page.run(() => here.client.send('/api/hub/here', { method: 'GET' }));
    await arrived;
    await here.discard();
    await here.leaveWaiting(old, { description: 'Two' });
    release();
    await sent;
    await here.flush();
    expect(here.waiting()).toEqual([]);
    expect(await notes().get(old.id)).toMatchObject({ description: 'Two', rev: 3 });
  });

  it('goes on in the next page when this one is closed', async () => {
    const here = openWindow();
    phone().carry = carry.lose;
    const { id } = await here.create({ email: address(), description: 'One' });
    const { arrived } = hold(phone(), 'POST', carry.loseAnswer);
    void here.page.run(() => here.client.send('/api/hub/here', { method: 'GET' }));
    await arrived;
    here.page.kill();
    const next = openWindow();
    await next.open();
    expect(next.waiting()).toEqual([]);
    expect(await saved()).toMatchObject([{ id, description: 'One', rev: 1 }]);
  });
});

describe('a record that somebody else changed meanwhile', () => {
  async function contest() {
    const here = openWindow();
    const old = await oldNote();
    phone().carry = carry.lose;
    await here.update(old, { description: 'Mine' });
    const theirs = await notes().update(old, { description: 'Theirs', shared: true });
    await here.comeBack();
    return { here, old, theirs };
  }

  it('is asked about, while all else goes on', async () => {
    const { here, theirs } = await contest();
    const after = await here.create({ email: address() });
    expect(here.waiting()).toMatchObject([
      {
        refusal: { message: 'Someone else changed this in the meantime.', theirs },
        item: { description: 'Mine' },
      },
    ]);
    expect((await saved()).map(({ id }) => id)).toEqual([theirs.id, after.id]);
    const { rules, change } = here.waiting()[0]!;
    if (change.kind !== 'update') throw new Error('It is a change.');
    expect(rules.conflict(change.before, change.changes, theirs)).toMatchObject({
      contested: [{ label: 'Note', mine: 'Mine', theirs: 'Theirs' }],
      theirsAlone: [{}],
    });
  });

  it('is as mine where mine is kept, but for what only they changed', async () => {
    const { here, old } = await contest();
    await here.decide('mine');
    await here.flush();
    expect(await notes().get(old.id)).toMatchObject({ description: 'Mine', shared: true, rev: 3 });
    expect(here.waiting()).toEqual([]);
  });

  it('is as theirs where theirs is kept', async () => {
    const { here, theirs } = await contest();
    await here.decide('theirs');
    await here.flush();
    expect(await notes().get(theirs.id)).toEqual(theirs);
    expect(here.waiting()).toEqual([]);
  });

  it('is asked about again when they change it once more', async () => {
    const { here, theirs } = await contest();
    const again = await notes().update(theirs, { description: 'Theirs again' });
    await here.decide('mine');
    await here.flush();
    expect(here.waiting()).toMatchObject([{ refusal: { theirs: again } }]);
  });

  it('is asked about when it was made here, and changed here and there since', async () => {
    const here = openWindow();
    phone().carry = carry.loseAnswer;
    const fresh = await here.create({ email: address(), description: 'One' });
    phone().carry = carry.lose;
    await here.update(fresh, { description: 'Mine' });
    const theirs = await notes().update({ id: fresh.id, rev: 1 }, { description: 'Theirs', shared: true });
    await here.comeBack();
    expect(here.waiting()).toMatchObject([{ refusal: { theirs } }]);
    await here.decide('mine');
    await here.flush();
    expect(await saved()).toMatchObject([{ description: 'Mine', shared: true, rev: 3 }]);
  });

  it('stays as they left it when all that was done here had been saved before', async () => {
    const here = openWindow();
    phone().carry = carry.loseAnswer;
    const fresh = await here.create({ email: address(), description: 'One' });
    const theirs = await notes().update({ id: fresh.id, rev: 1 }, { description: 'Theirs' });
    await here.comeBack();
    expect(here.waiting()).toEqual([]);
    expect(await saved()).toEqual([theirs]);
  });

  it('is asked about when what was changed there and back may have been saved in between', async () => {
    const here = openWindow();
    const old = await oldNote();
    phone().carry = carry.loseAnswer;
    await here.update(old, { description: 'New' });
    phone().carry = carry.lose;
    await here.update(old, { description: 'Old' });
    const theirs = await notes().update({ id: old.id, rev: 2 }, { description: 'Theirs' });
    await here.comeBack();
    expect(here.waiting()).toMatchObject([{ refusal: { theirs } }]);
  });
});

describe('a change that the server does not take', () => {
  it('stays with the reason, and the others go on', async () => {
    const here = openWindow();
    const old = await oldNote();
    phone().carry = carry.lose;
    await here.create({ email: old.email });
    const fine = await here.create({ email: address() });
    await here.comeBack();
    expect(here.waiting()).toMatchObject([{ refusal: { message: 'That alias already exists.' } }]);
    expect((await saved()).map(({ id }) => id)).toEqual([old.id, fine.id]);
    const email = address();
    await here.update(here.waiting()[0]!.item as typeof fine, { email });
    await here.flush();
    expect(here.waiting()).toEqual([]);
    expect((await saved()).map((note) => note.email)).toContain(email);
  });

  it('stays when its record is gone', async () => {
    const here = openWindow();
    const old = await oldNote();
    phone().carry = carry.lose;
    await here.update(old, { description: 'Mine' });
    await notes().delete(old.id);
    await here.comeBack();
    expect(here.waiting()).toMatchObject([{ refusal: { message: /no longer here/ } }]);
  });

  it.each([429, 500])('rests where the server says %i, and is sent later', async (status) => {
    const here = openWindow();
    phone().carry = carry.lose;
    const { id } = await here.create({ email: address() });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { headers } = await fetch(`${server().url}/api/hub/here`);
    const mark = { 'X-Hub': headers.get('X-Hub')! };
    const isSave = ({ method }: { method: string }) => method === 'POST';
    phone().carry = (send, request) =>
      isSave(request) ? Promise.resolve(Response.json({}, { status, headers: mark })) : send();
    await here.page.run(() => here.client.send('/api/hub/here', { method: 'GET' }));
    await here.flush();
    const saves = noteSaves(phone());
    await vi.advanceTimersByTimeAsync(29_000);
    expect(saves).toEqual([]);
    expect(here.waiting()).toMatchObject([{ recordId: id, refusal: null }]);
    phone().carry = carry.through;
    await here.page.run(() => vi.advanceTimersByTimeAsync(1_000));
    await here.flush();
    expect((await saved()).map((note) => note.id)).toEqual([id]);
  });
});

describe('a session', () => {
  it('that has ended keeps what waits, for when its person has signed in again', async () => {
    const here = openWindow();
    phone().carry = carry.lose;
    const { id } = await here.create({ email: address() });
    const password = 'another-password-1';
    await server().superuser.collection('users').update(person().id, { password, passwordConfirm: password });
    await here.comeBack();
    expect(here.waiting()).toMatchObject([{ recordId: id, refusal: null }]);
    await here.page.run(() => here.client.collection('users').authWithPassword(person().email, password));
    await here.flush();
    expect(here.waiting()).toEqual([]);
    const { client } = here;
    expect((await saved({ ...person(), client })).map((note) => note.id)).toEqual([id]);
  });

  it('that has ended is not taken for a record that is gone, where the hub then falls silent', async () => {
    const old = await oldNote();
    const here = openWindow();
    phone().carry = carry.lose;
    await here.remove(old);
    const password = 'another-password-1';
    await server().superuser.collection('users').update(person().id, { password, passwordConfirm: password });
    phone().carry = (send, { url }) => (url.includes('auth-refresh') ? carry.lose() : send());
    await here.page.run(() => here.client.send('/api/hub/here', { method: 'GET' }));
    await here.flush();
    expect(here.waiting()).toMatchObject([{ change: { kind: 'delete' }, refusal: null }]);
  });

  it('of another person sends nothing of the first', async () => {
    const adam = await server().createUser();
    const here = openWindow();
    phone().carry = carry.lose;
    const { id } = await here.create({ email: address() });
    here.page.run(() =>
      here.client.authStore.save(adam.client.authStore.token, adam.client.authStore.record),
    );
    await here.comeBack();
    const theirs = openWindow(phone(), adam);
    await theirs.open();
    expect(theirs.waiting()).toEqual([]);
    expect(await saved(adam)).toEqual([]);
    expect(await saved()).toEqual([]);
    const again = openWindow();
    await again.open();
    expect((await saved()).map((note) => note.id)).toEqual([id]);
  });

  it('that ends keeps nothing more', async () => {
    const here = openWindow();
    phone().carry = carry.lose;
    await here.create({ email: address() });
    here.outbox.close();
    await expect(here.create({ email: address() })).rejects.toMatchObject({ kind: 'offline' });
    await here.comeBack();
    expect(await saved()).toEqual([]);
  });
});

describe('two windows', () => {
  it.each(['with locks', 'without locks'])('send each change once, %s', async (how) => {
    const [one, two] = [openWindow(), openWindow()];
    if (how === 'without locks') vi.stubGlobal('navigator', { onLine: true });
    phone().carry = carry.lose;
    const emails = [address(), address(), address()];
    for (const email of emails) await one.create({ email });
    await vi.waitFor(() => expect(two.waiting()).toHaveLength(3));
    phone().carry = carry.through;
    const saves = noteSaves(phone());
    await Promise.all([one, two].map(({ open }) => open()));
    await Promise.all([one.comeBack(), two.comeBack()]);
    expect((await saved()).map(({ email, rev }) => [email, rev])).toEqual(emails.map((email) => [email, 1]));
    if (how === 'with locks') expect(saves).toEqual(['POST', 'POST', 'POST']);
    await vi.waitFor(() => expect([one, two].flatMap(({ waiting }) => waiting())).toEqual([]));
  });

  it('of two devices agree', async () => {
    const [here, there] = [openWindow(), openWindow(new Device())];
    phone().carry = carry.lose;
    const { id } = await here.create({ email: address() });
    await there.open();
    expect(there.waiting()).toEqual([]);
    await here.comeBack();
    expect((await saved()).map((note) => note.id)).toEqual([id]);
  });
});
