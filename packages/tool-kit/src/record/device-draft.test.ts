// @vitest-environment happy-dom
import { storeTypedText } from '@hub/auth';
import { afterEach, describe, expect, it } from 'vitest';
import { fileField } from '../files/file-field';
import { deviceDraftParts, dropDeviceDraft, readDeviceDraft, storeDeviceDraft } from './device-draft';
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
const key = { collection: 'aliases', personId: 'mei', part: 'gym' } as const;
const blank = draftOf(fields, null);
const read = (of: typeof item | null = item) => readDeviceDraft(key, fields, of, draftOf(fields, of));

afterEach(() => {
  localStorage.clear();
});

describe('a form draft on the device', () => {
  it('has no secrets and no files, and says where a file was chosen', () => {
    const document = new File(['x'], 'passport.pdf');
    const draft = { ...blank, name: 'Pool', document, password: 'secret-words' };
    storeDeviceDraft(key, fields, { opened: null, draft, newId: 'pool' });
    expect(localStorage.getItem('hub.kept.mei.typed.form.aliases.gym')).not.toContain('secret-words');
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
  });

  it('is known by the part of its form, until it is dropped', () => {
    storeDeviceDraft(key, fields, { opened: item, draft: { ...draftOf(fields, item), name: 'Pool' } });
    expect(deviceDraftParts(key)).toEqual(['gym']);
    expect(deviceDraftParts({ collection: 'expiry', personId: 'mei' })).toEqual([]);
    dropDeviceDraft(key);
    expect(deviceDraftParts(key)).toEqual([]);
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
