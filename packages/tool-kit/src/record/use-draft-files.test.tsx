import { storeTypedText } from '@hub/auth';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { readDraftFiles, storeDraftFiles } from './draft-files';
import { useDraftFiles } from './use-draft-files';

const key = { personId: 'mei000000000000', name: 'form.expiry.new', draftId: '' };
const passport = new File(['%PDF'], 'passport.pdf');
const visa = new File(['%PDF'], 'visa.pdf');

interface Draft {
  name: string;
  document: 'unchanged' | File;
}

/** A form with a name and a document, in a new page. */
function useForm(chosen: readonly string[], draftId = '') {
  const [draft, setDraft] = useState<Draft>({ name: '', document: 'unchanged' });
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  return {
    draft,
    change,
    isLacking: useDraftFiles({ key: { ...key, draftId }, draft, chosen, onRead: change }),
  };
}

const open = (chosen: readonly string[]) => renderHook(() => useForm(chosen));
const kept = async () => (await readDraftFiles(key))['document']?.name;

/** Chooses a file in a page that the browser then discards. */
async function choose(file: File) {
  const page = open([]);
  act(() => page.result.current.change({ document: file }));
  await waitFor(async () => expect(await kept()).toBe(file.name));
  page.unmount();
}

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal('indexedDB', new IDBFactory());
  storeTypedText(key.personId, 'form.expiry.new', '{}');
});

it('gives back in the next page the file that was chosen', async () => {
  await choose(passport);
  const { result } = open(['document']);
  act(() => result.current.change({ name: 'Passport' }));
  await waitFor(() => expect(result.current.draft).toMatchObject({ document: { name: 'passport.pdf' } }));
  expect(result.current.draft.name).toBe('Passport');
  expect(result.current.isLacking).toBe(false);
  expect(await kept()).toBe('passport.pdf');
});

it('says where the file is gone', async () => {
  const { result } = open(['document']);
  await waitFor(() => expect(result.current.isLacking).toBe(true));
  expect(result.current.draft.document).toBe('unchanged');
  act(() => result.current.change({ document: visa }));
  expect(result.current.isLacking).toBe(false);
});

it('leaves what is chosen before the file of the earlier page is read', async () => {
  await choose(passport);
  const { result } = open(['document']);
  act(() => result.current.change({ document: visa }));
  await waitFor(async () => expect(await kept()).toBe('visa.pdf'));
  expect(result.current.draft.document).toBe(visa);
  expect(result.current.isLacking).toBe(false);
});

it('stores the file again when the draft is stored under a new id', async () => {
  const { result, rerender } = renderHook(({ draftId }) => useForm([], draftId), {
    initialProps: { draftId: '' },
  });
  act(() => result.current.change({ document: passport }));
  await waitFor(async () => expect(await kept()).toBe('passport.pdf'));
  storeTypedText(key.personId, 'form.expiry.new~draft0000000001', '{}');
  rerender({ draftId: 'draft0000000001' });
  act(() => result.current.change({ name: 'Passport' }));
  const moved = { ...key, draftId: 'draft0000000001' };
  await waitFor(async () => expect(await readDraftFiles(moved)).toHaveProperty('document'));
  expect(await kept()).toBe('passport.pdf');
});

it('leaves the file of a draft that another open page has locked', async () => {
  const stored = { ...key, draftId: 'draft0000000002' };
  storeTypedText(key.personId, 'form.expiry.new~draft0000000002', '{}');
  await storeDraftFiles(stored, { document: passport });
  const request = vi.fn((_: string, __: object, work: (lock: null) => unknown) =>
    Promise.resolve(work(null)),
  );
  vi.stubGlobal('navigator', { locks: { request } });
  const chosen = ['document'];
  const { result } = renderHook(() => useForm(chosen, stored.draftId));
  await waitFor(() => expect(request).toHaveBeenCalled());
  await kept();
  expect(result.current.draft.document).toBe('unchanged');
  expect(result.current.isLacking).toBe(false);
  act(() => result.current.change({ document: visa }));
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  expect(await readDraftFiles(stored)).toMatchObject({ document: { name: 'passport.pdf' } });
});

it('forgets a file that is taken away again', async () => {
  const { result } = open([]);
  act(() => result.current.change({ document: passport }));
  await waitFor(async () => expect(await kept()).toBe('passport.pdf'));
  act(() => result.current.change({ document: 'unchanged' }));
  await waitFor(async () => expect(await kept()).toBeUndefined());
});
