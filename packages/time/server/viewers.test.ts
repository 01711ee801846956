import { expect, it } from 'vitest';
import { addView, viewedPlaces } from './viewers';

const numbered = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `place ${from + index}`);

it('keeps of each person the twenty places that they looked at last', () => {
  const first = addView({}, 'mei', numbered(20));
  expect(first.dropped).toEqual([]);
  const again = addView(first.viewers, 'mei', ['place 19', 'new']);
  expect(again.viewers['mei']?.slice(0, 3)).toEqual(['place 19', 'new', 'place 0']);
  expect(again.dropped).toEqual(['place 18']);
});

it('drops nothing that somebody else looks at', () => {
  const { viewers } = addView({}, 'adam', ['place 0']);
  const all = addView(viewers, 'mei', numbered(10));
  const flooded = addView(all.viewers, 'mei', numbered(20, 100));
  expect(flooded.dropped).toEqual(numbered(9, 1));
  expect(viewedPlaces(flooded.viewers)).toContain('place 0');
});
