import { dropTypedText, storeTypedText } from '@hub/auth';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { dropDraftFiles, readDraftFiles, storeDraftFiles } from './draft-files';

const key = { personId: 'mei000000000000', name: 'form.expiry.new', draftId: '' };
const passport = new File(['%PDF'], 'passport.pdf', { type: 'application/pdf' });

/** The texts on the device. */
function storageOf(texts: Map<string, string>): Partial<Storage> {
  return {
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  };
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', storageOf(new Map()));
  storeTypedText(key.personId, 'form.expiry.new', '{}');
});

it('keeps the files of a form for its person, until there are none', async () => {
  await storeDraftFiles(key, { document: passport });
  const { document } = await readDraftFiles(key);
  expect(document).toMatchObject({ name: 'passport.pdf', type: 'application/pdf' });
  expect(await document?.text()).toBe('%PDF');
  expect(await readDraftFiles({ ...key, name: 'form.expiry.another' })).toEqual({});
  expect(await readDraftFiles({ ...key, personId: 'adam00000000000' })).toEqual({});
  await dropDraftFiles(key);
  expect(await readDraftFiles(key)).toEqual({});
});

it('keeps the files of each draft of a form', async () => {
  const other = { ...key, draftId: 'draft0000000001' };
  storeTypedText(key.personId, 'form.expiry.new~draft0000000001', '{}');
  await storeDraftFiles(key, { document: passport });
  await storeDraftFiles(other, { document: new File(['x'], 'visa.pdf') });
  expect(await readDraftFiles(other)).toMatchObject({ document: { name: 'visa.pdf' } });
  await dropDraftFiles(other);
  expect(await readDraftFiles(other)).toEqual({});
  expect(await readDraftFiles(key)).toMatchObject({ document: { name: 'passport.pdf' } });
});

it('keeps no files of a draft that was deleted meanwhile, as by a log-out', async () => {
  const stored = storeDraftFiles(key, { document: passport });
  dropTypedText(key.personId, 'form.expiry.new');
  await stored;
  expect(await indexedDB.databases()).toEqual([]);
});

it('keeps what was chosen last, and reads it in its turn', async () => {
  void storeDraftFiles(key, { document: passport });
  void storeDraftFiles(key, { document: new File(['x'], 'visa.pdf') });
  expect(await readDraftFiles(key)).toMatchObject({ document: { name: 'visa.pdf' } });
});

it('forgets files after 14 days', async () => {
  const now = vi.spyOn(Date, 'now');
  now.mockReturnValue(Date.parse('2026-11-01T12:00:00Z'));
  await storeDraftFiles(key, { document: passport });
  now.mockReturnValue(Date.parse('2026-11-15T11:59:59Z'));
  expect(await readDraftFiles(key)).toMatchObject({ document: { name: 'passport.pdf' } });
  now.mockReturnValue(Date.parse('2026-11-15T12:00:00Z'));
  expect(await readDraftFiles(key)).toEqual({});
});

it('keeps nothing where the browser keeps no files, and goes on', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('', 'SecurityError');
    },
  });
  await storeDraftFiles(key, { document: passport });
  expect(await readDraftFiles(key)).toEqual({});
  expect(await readDraftFiles({ ...key, personId: undefined })).toEqual({});
});
