import { expect, it } from 'vitest';
import { firstComparison, makeSet, type PhotoSet, sidesInWords } from './photo-set';

const picture = new Blob(['x']);

it('holds a photo for each picture, each with an id of its own', () => {
  const set = makeSet('2026-11-14', { front: picture, back: picture });
  expect(set).toMatchObject({
    date: '2026-11-14',
    photos: { front: { type: 'front', date: '2026-11-14' }, back: { type: 'back' } },
  });
  expect(new Set([set.id, set.photos.front?.id, set.photos.back?.id]).size).toBe(3);
  expect(set.photos.side).toBeUndefined();
});

it.each([
  [['front', 'side', 'back'], 'front, side and back'],
  [['back', 'front'], 'front and back'],
  [['side'], 'side'],
] as const)('calls %j %s', (sides, words) => {
  expect(sidesInWords(makeSet('2026-11-14', Object.fromEntries(sides.map((side) => [side, picture]))))).toBe(
    words,
  );
});

it('begins a comparison with the oldest and the newest', () => {
  const set = (id: string): PhotoSet => ({ id, date: '2026-11-14', photos: {} });
  expect(firstComparison([set('c'), set('b'), set('a')])).toMatchObject({
    before: { id: 'a' },
    after: { id: 'c' },
  });
  expect(firstComparison([])).toEqual({ before: undefined, after: undefined });
});
