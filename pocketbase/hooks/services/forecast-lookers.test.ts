import { expect, it } from 'vitest';
import { lookAt, lookedAt } from './forecast-lookers';

const numbered = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `place ${from + index}`);

it('keeps of each person the twenty places that they looked at last', () => {
  const first = lookAt({}, 'mei', numbered(20));
  expect(first.dropped).toEqual([]);
  const again = lookAt(first.lookers, 'mei', ['place 19', 'new']);
  expect(again.lookers['mei']?.slice(0, 3)).toEqual(['place 19', 'new', 'place 0']);
  expect(again.dropped).toEqual(['place 18']);
});

it('drops nothing that somebody else looks at', () => {
  const { lookers } = lookAt({}, 'adam', ['place 0']);
  const all = lookAt(lookers, 'mei', numbered(10));
  const flooded = lookAt(all.lookers, 'mei', numbered(20, 100));
  expect(flooded.dropped).toEqual(numbered(9, 1));
  expect(lookedAt(flooded.lookers)).toContain('place 0');
});
