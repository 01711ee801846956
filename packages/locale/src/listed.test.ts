import { expect, it } from 'vitest';
import { listed } from './listed';

it.each([
  [[], ''],
  [['front'], 'front'],
  [['front', 'side'], 'front and side'],
  [['front', 'side', 'back'], 'front, side and back'],
])('lists %j as “%s”', (things, words) => {
  expect(listed(things)).toBe(words);
});
