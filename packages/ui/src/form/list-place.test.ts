import { expect, it } from 'vitest';
import { listPlace } from './list-place';

const screen = { first: 64, last: 784 };

it.each([
  ['with room below', { top: 200, bottom: 270 }, { isAbove: false, room: 502 }],
  ['with just enough below', { top: 500, bottom: 572 }, { isAbove: false, room: 200 }],
  ['with more above', { top: 580, bottom: 650 }, { isAbove: true, room: 504 }],
  ['with little on both sides', { top: 100, bottom: 700 }, { isAbove: false, room: 72 }],
])('%s', (_, field, place) => {
  expect(listPlace(field, screen)).toEqual(place);
});
