import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetOthers, forgetPerson } from './forget';

const MEI = 'mei000000000000';
const ADAM = 'adam00000000000';

const deleted = vi.fn<(name: string) => Promise<boolean>>();
const unsubscribe = vi.fn<() => Promise<boolean>>();

/** Creates databases with these names, and closes them. */
async function make(...names: string[]): Promise<void> {
  for (const name of names) {
    const request = indexedDB.open(name);
    await vi.waitFor(() => expect(request.readyState).toBe('done'));
    request.result.close();
  }
}

const there = async () => (await indexedDB.databases()).map(({ name }) => name).sort();

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('caches', { delete: deleted });
  const pushManager = { getSubscription: () => Promise.resolve({ unsubscribe }) };
  const serviceWorker = { getRegistration: () => Promise.resolve({ pushManager }) };
  vi.stubGlobal('navigator', { serviceWorker });
  await make(`hub-outbox-${ADAM}`, `hub-outbox-${MEI}`, 'hub-kept-queries', 'hub-progress-photos');
});

afterEach(() => {
  vi.unstubAllGlobals();
  deleted.mockReset();
  unsubscribe.mockReset();
});

it('forgets at a sign-in what others left, with the files they shared and their notifications', async () => {
  await forgetOthers(MEI);
  await vi.waitFor(async () =>
    expect(await there()).toEqual([`hub-kept-queries`, `hub-outbox-${MEI}`, 'hub-progress-photos']),
  );
  expect(deleted.mock.calls).toEqual([['hub-shared-files'], [expect.any(String)]]);
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
});

it('forgets at a sign-in the files of forms of which nothing else is left', async () => {
  const files = `hub-draft-files-${MEI}`;
  await make(files);
  vi.stubGlobal('localStorage', { length: 1, key: () => `hub.kept.${MEI}.typed.form.expiry.new` });
  await forgetOthers(MEI);
  expect(await there()).toContain(files);
  vi.stubGlobal('localStorage', { length: 0 });
  await forgetOthers(MEI);
  await vi.waitFor(async () => expect(await there()).not.toContain(files));
});

it('forgets nothing at a sign-in where nobody else left anything', async () => {
  await forgetOthers(ADAM);
  await vi.waitFor(async () => expect(await there()).not.toContain(`hub-outbox-${MEI}`));
  deleted.mockReset();
  unsubscribe.mockReset();
  await forgetOthers(ADAM);
  expect(await there()).toEqual(['hub-kept-queries', `hub-outbox-${ADAM}`, 'hub-progress-photos']);
  expect(deleted).not.toHaveBeenCalled();
  expect(unsubscribe).not.toHaveBeenCalled();
});

it('forgets at a log-out what anybody left, but for photos, which stay with their person', async () => {
  await make(`hub-draft-files-${MEI}`);
  forgetPerson(MEI);
  await vi.waitFor(async () => expect(await there()).toEqual(['hub-progress-photos']));
});
