import { expect, it } from 'vitest';
import { changesInWords, problemsInWords, valuesInWords } from './row-in-words';

const fields = {
  name: { label: 'Name' },
  stamps: { label: 'Stamps' },
  starred: { label: 'Starred' },
  ends: { label: 'Ends', inWords: (date: string) => `on ${date}` },
  front: { label: 'Picture of the front' },
};

it('says what changes, and what is here', () => {
  const changes = [
    { field: 'stamps', from: '5', to: '7' },
    { field: 'starred', from: 'false', to: 'true' },
    { field: 'ends', from: '', to: '2026-12-31' },
    { field: 'front', from: '', to: 'file' },
    { field: 'other', from: '[]', to: 'a' },
  ];
  expect(changesInWords(fields, changes)).toBe(
    'Stamps 7, here 5; Starred yes, here no; Ends on 2026-12-31, here nothing; Picture of the front is new; other a, here nothing',
  );
});

it('says what a new one holds beside its title', () => {
  const values = { name: 'Shop', stamps: 7, starred: true, ends: '', other: 'x' };
  expect(valuesInWords(fields, 'Shop', values)).toBe('7, Starred');
});

it('says why one is refused, with the names of its fields', () => {
  expect(problemsInWords(fields, { name: 'Write a name.', other: 'No.' })).toBe(
    'Name: Write a name. other: No.',
  );
});
