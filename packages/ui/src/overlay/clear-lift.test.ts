import { expect, it } from 'vitest';
import { clearLift } from './clear-lift';

const box = { top: 700, bottom: 748 };

it.each([
  ['nothing', [], 0],
  ['what is far above', [{ top: 100, bottom: 400 }], 0],
  ['what ends right above', [{ top: 600, bottom: 688 }], 0],
  ['what comes too near', [{ top: 600, bottom: 689 }], 160],
  ['a button under it', [{ top: 720, bottom: 764 }], 40],
  [
    'a button under it and a code that leaves no room between',
    [
      { top: 720, bottom: 764 },
      { top: 400, bottom: 690 },
    ],
    360,
  ],
  ['what fills the screen', [{ top: 60, bottom: 760 }], 0],
])('keeps clear of %s', (_what, kept, lift) => {
  expect(clearLift(box, kept, 64)).toBe(lift);
});
