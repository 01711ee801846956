import { expect, it } from 'vitest';
import { movedFromAfter } from './moved-from';

const [TUE, WED, THU] = ['2026-11-24', '2026-11-25', '2026-11-26'];
const move = { from: TUE, to: WED, movedFrom: '', isAthlete: true, isOwn: false };

it.each([
  ['its athlete moves it', move, TUE],
  ['its athlete moves it again', { ...move, from: WED, to: THU, movedFrom: TUE }, TUE],
  ['its athlete takes it back', { ...move, from: WED, to: TUE, movedFrom: TUE }, ''],
  ['its day stays', { ...move, from: WED, to: WED, movedFrom: TUE }, TUE],
  ['a coach gives it another day', { ...move, from: WED, to: THU, movedFrom: TUE, isAthlete: false }, ''],
  ['it is the athlete’s own', { ...move, isOwn: true }, ''],
])('when %s', (_, moved, first) => {
  expect(movedFromAfter(moved)).toBe(first);
});
