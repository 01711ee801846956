// @vitest-environment happy-dom
import { storeTypedText } from '@hub/auth';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileField } from '../files/file-field';
import { dropDeviceDraft, readDeviceDrafts, storeDeviceDraft, lockDeviceDraft } from './device-draft';
import { deviceDraftParts, type DraftKey, formPlace } from './draft-names';
import { isWrittenElsewhere } from './draft-texts';
import { flagField, listField, secretField, textField } from './field';
import { draftOf } from './field-table';

const fields = {
  name: textField({ label: 'Name' }),
  shared: flagField({ label: 'Shared' }),
  tags: listField<readonly string[], string, readonly string[]>({
    label: 'Tags',
    draftOf: (stored = []) => stored,
    valueOf: (tags) => tags.map((tag) => tag.trim()),
    problemOf: () => undefined,
    inWords: (tags) => tags.join(', '),
  }),
  document: fileField<string>({
    label: 'Document',
    problemOf: () => undefined,
    storedText: (name) => name,
  }),
  password: secretField({ label: 'Password', problemOf: () => undefined }),
};
const item = { id: 'gym', rev: 3, name: 'Gym', shared: false, tags: ['a'], document: null };
const form = { collection: 'aliases', personId: 'mei', part: 'gym' } as const;
const place = formPlace(form);
const key = { ...place, draftId: 'draft0000000001' };
const other = { ...place, draftId: 'draft0000000002' };
const blank = draftOf(fields, null);
const readAll = (of: typeof item | null = item) => readDeviceDrafts(form, fields, of, draftOf(fields, of));
const read = (of: typeof item | null = item) => readAll(of)[0] ?? null;
const namesOf = (drafts: ReturnType<typeof readAll>) => drafts.map(({ draft }) => draft.name);

/** Stores a draft of a new record. */
function storeNew(at: DraftKey, name: string) {
  storeDeviceDraft(at, fields, { opened: null, draft: { ...blank, name } });
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a form draft on the device', () => {
  it('has no secrets and no files, and says where a file was chosen', () => {
    const document = new File(['x'], 'passport.pdf');
    const draft = { ...blank, name: 'Pool', document, password: 'secret-words' };
    storeDeviceDraft(key, fields, { opened: null, draft, newId: 'pool' });
    expect(localStorage.getItem('hub.kept.mei.typed.form.aliases.gym~draft0000000001')).not.toContain(
      'secret-words',
    );
    const files = ['document'];
    expect(read(null)).toMatchObject({ draft: { ...blank, name: 'Pool' }, newId: 'pool', files });
  });

  it('knows the record that it was begun from, also where that has changed since', () => {
    storeDeviceDraft(key, fields, { opened: item, draft: { ...draftOf(fields, item), name: 'Pool' } });
    const later = { ...item, rev: 4, name: 'Studio' };
    expect(read(later)).toMatchObject({
      opened: { id: 'gym', rev: 3, name: 'Gym' },
      draft: { name: 'Pool' },
    });
  });

  it('of a record is read where a file alone was chosen', () => {
    const document = new File(['x'], 'passport.pdf');
    storeDeviceDraft(key, fields, { opened: item, draft: { ...draftOf(fields, item), document } });
    expect(read()).toMatchObject({ draft: { name: 'Gym', document: 'unchanged' }, files: ['document'] });
  });

  it('is nothing where the record is as it says', () => {
    storeDeviceDraft(key, fields, { opened: item, draft: { ...draftOf(fields, item), name: 'Pool' } });
    expect(read({ ...item, rev: 4, name: 'Pool' })).toBeNull();
    // Otherwise it would be offered after the record's next change.
    expect(localStorage.length).toBe(0);
  });

  it('is known by the part of its form, until it is dropped', () => {
    storeDeviceDraft(key, fields, { opened: item, draft: { ...draftOf(fields, item), name: 'Pool' } });
    storeDeviceDraft(other, fields, { opened: item, draft: { ...draftOf(fields, item), name: 'Studio' } });
    expect(deviceDraftParts(form)).toEqual(['gym']);
    expect(deviceDraftParts({ collection: 'expiry', personId: 'mei' })).toEqual([]);
    dropDeviceDraft(key);
    dropDeviceDraft(other);
    expect(deviceDraftParts(form)).toEqual([]);
  });

  it.each([
    ['a field that is no more', { opened: null, draft: { name: 'Pool', colour: 'red' }, files: [] }, 'Pool'],
    ['a field of another kind', { opened: null, draft: { name: ['Pool'] }, files: [] }, ''],
    ['a list of another kind', { opened: null, draft: { tags: [1] }, files: [] }, null],
    ['another record', { opened: { rev: 1, values: {} }, draft: { name: 'Pool' }, files: [] }, null],
    ['something else', ['Pool'], null],
  ])('is read as far as it fits the form of today: %s', (_, stored, name) => {
    storeTypedText('mei', 'form.aliases.gym', JSON.stringify(stored));
    expect(read(null)?.draft.name ?? null).toBe(name);
  });
});

describe('the drafts of two windows with the same form', () => {
  it('are kept apart, the newest first, beside that of an earlier release', () => {
    vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z'), toFake: ['Date'] });
    storeTypedText(
      'mei',
      'form.aliases.gym',
      JSON.stringify({ opened: null, draft: { name: 'Sea' }, files: [] }),
    );
    storeNew({ ...formPlace({ ...form, part: 'gym brief' }), draftId: 'draft0000000001' }, 'Lake');
    vi.setSystemTime(new Date('2026-11-26T12:01:00Z'));
    storeNew(other, 'Studio');
    vi.setSystemTime(new Date('2026-11-26T12:02:00Z'));
    storeNew(key, 'Pool');
    expect(namesOf(readAll(null))).toEqual(['Pool', 'Studio', 'Sea']);
    dropDeviceDraft(key);
    expect(namesOf(readAll(null))).toEqual(['Studio', 'Sea']);
  });

  it('are distinguished if both write to the same place, and neither deletes the other’s', () => {
    storeNew(key, 'Pool');
    expect(isWrittenElsewhere(key)).toBe(false);
    storeTypedText(
      'mei',
      'form.aliases.gym~draft0000000001',
      JSON.stringify({ opened: null, draft: { name: 'Sea' }, files: [] }),
    );
    expect(isWrittenElsewhere(key)).toBe(true);
    dropDeviceDraft(key);
    expect(namesOf(readAll(null))).toEqual(['Sea']);
    // The form has read it.
    expect(isWrittenElsewhere(key)).toBe(false);
  });

  it('are locked by one page each, unless another open page has locked them', async () => {
    const locked = new Set(['hub-draft-mei-form.aliases.gym~draft0000000001']);
    const request = vi.fn((name: string, _: object, work: (lock: object | null) => unknown) => {
      const isFree = !locked.has(name);
      locked.add(name);
      return Promise.resolve(work(isFree ? {} : null));
    });
    vi.stubGlobal('navigator', { locks: { request } });
    storeNew(key, 'Pool');
    storeNew(other, 'Studio');
    const take = () => lockDeviceDraft(form, fields, null, blank);
    expect(await take()).toMatchObject({ draft: { name: 'Studio' }, draftId: 'draft0000000002' });
    // The page keeps the lock, so its form can be opened again.
    expect(await take()).toMatchObject({ draft: { name: 'Studio' } });
    dropDeviceDraft(other);
    expect(await take()).toBeNull();
    locked.clear();
    expect(await take()).toMatchObject({ draft: { name: 'Pool' } });
  });

  it('are all available if the browser refuses locks', async () => {
    const refused = () => Promise.reject(new DOMException('', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request: refused } });
    const third = { ...place, draftId: 'draft0000000003' };
    storeNew(third, 'Pool');
    expect(await lockDeviceDraft(form, fields, null, blank)).toMatchObject({ draft: { name: 'Pool' } });
  });
});
