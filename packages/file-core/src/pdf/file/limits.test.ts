import { expect, it } from 'vitest';
import { BOMB, Budget } from './limits';

const PAGE = 26_000_000;

it('a scan of ninety pages is not refused for what all of them unpack to', () => {
  const budget = new Budget(54_000_000);
  for (let page = 0; page < 90; page += 1) budget.unpack(PAGE);
  expect(() => budget.unpack(2 ** 31)).toThrow(BOMB);
});

it('a small file that unpacks to as much is a trap', () => {
  const budget = new Budget(1_000_000);
  expect(() => {
    for (let page = 0; page < 90; page += 1) budget.unpack(PAGE);
  }).toThrow(BOMB);
});
