import { expect, it } from 'vitest';
import type { Outcome } from '../imports.api';
import { touched } from '../preview';
import type { ArchivedCollection } from './archive.api';
import { archivePreview } from './archive-preview';
import { batchesOf } from './restore-archive';

const collection = (name: string, called?: ArchivedCollection['called']): ArchivedCollection => ({
  ...{ name, count: 1, fileFields: [], files: 0, bytes: 0 },
  ...(called && { called }),
});
const CARDS = collection('loyalty', { one: 'loyalty card', many: 'loyalty cards' });
const RULES = collection('reminder_rules');
const row = (archived: ArchivedCollection, fields: object, outcome: Outcome) => ({
  ...{ collection: archived, at: 0, record: { id: 'a', ...fields }, outcome },
});
const changes = [{ field: 'note', from: 'B', to: 'A' }];

it('puts the records of all collections into four groups, each by what tells it from others', () => {
  const rows = [
    row(CARDS, { name: 'Shop' }, { status: 'new', id: 'a' }),
    row(RULES, { hour: '08:00' }, { status: 'here', id: 'a' }),
    row(CARDS, { name: 'Gym' }, { status: 'changed', id: 'a', changes, isTouched: false }),
    row(CARDS, { name: 'Zoo' }, { status: 'changed', id: 'a', changes, isTouched: true }),
    row(RULES, {}, { status: 'refused', problems: { hour: 'Enter a time.' } }),
  ];
  const fieldsOf = (name: string): Record<string, { label: string }> =>
    name === 'loyalty' ? { note: { label: 'Note' } } : {};
  expect(archivePreview(rows, fieldsOf)).toEqual({
    added: [{ at: 0, title: 'Shop', detail: 'Loyalty card' }],
    here: [{ at: 1, title: 'Reminder rules', detail: 'The same in every field' }],
    changed: [
      { at: 2, title: 'Gym', detail: 'Note' },
      { at: 3, title: 'Zoo', detail: 'Note; changed later here' },
    ],
    refused: [{ at: 4, title: 'Reminder rules', detail: 'hour: Enter a time.' }],
  });
  expect(touched(rows.map(({ outcome }) => outcome))).toEqual([3]);
});

it('parts records into calls of 200, or of 4 MB', () => {
  const sent = (length: number, letter = 'x') => ({
    record: { id: 'a', text: letter.repeat(length) },
    files: [],
  });
  const sizes = (lengths: readonly number[], letter?: string) =>
    batchesOf(lengths.map((length) => sent(length, letter))).map(({ length }) => length);
  expect(sizes([])).toEqual([]);
  expect(sizes(Array<number>(401).fill(1))).toEqual([200, 200, 1]);
  expect(sizes([1_900_000, 1_900_000, 1_900_000])).toEqual([2, 1]);
  expect(sizes([5_000_000, 1])).toEqual([1, 1]);
  // Of three bytes each.
  expect(sizes([600_000, 600_000, 600_000, 600_000], '漢')).toEqual([2, 2]);
});
