import { expect, it } from 'vitest';
import type { PhotoSet } from './photo-set';
import { nameSets } from './set-name';

const set = (id: string, date: string, added?: string): PhotoSet => ({ id, date, photos: {}, added });
const namesOf = (...sets: PhotoSet[]) => nameSets(sets).map(({ name }) => name);

it('calls a set by its day', () => {
  expect(namesOf(set('b', '2026-11-15', '2026-11-15T07:12:00Z'), set('a', '2026-11-14'))).toEqual([
    '15 Nov 2026',
    '14 Nov 2026',
  ]);
});

it('adds the time of day to those of one day', () => {
  const evening = set('b', '2026-11-14', '2026-11-14T20:05:00Z');
  expect(namesOf(evening, set('a', '2026-11-14', '2026-11-14T07:12:00Z'), set('c', '2026-11-13'))).toEqual([
    '14 Nov 2026, 20:05',
    '14 Nov 2026, 07:12',
    '13 Nov 2026',
  ]);
});

it.each([
  ['that were added in one minute', '2026-11-14T07:12:50Z', '2026-11-14T07:12:00Z'],
  ['one of which was added on another day', '2026-11-20T20:05:00Z', '2026-11-14T07:12:00Z'],
  ['one of which is too old to know', '2026-11-14T07:12:00Z', undefined],
])('counts those of one day %s, the first one first', (_, second, first) => {
  expect(namesOf(set('b', '2026-11-14', second), set('a', '2026-11-14', first))).toEqual([
    '14 Nov 2026 (2)',
    '14 Nov 2026 (1)',
  ]);
});
