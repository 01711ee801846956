import { expect, it } from 'vitest';
import { plansWarning } from './delete-words';

it.each([
  [undefined, false, 'Looking in which plans it stands…'],
  [0, false, 'It stands in no plan. This can’t be undone.'],
  [1, false, 'It stands in 1 plan, which keeps its copy. This can’t be undone.'],
  [2, false, 'It stands in 2 plans, which keep their copies. This can’t be undone.'],
  [undefined, true, 'In how many plans it stands could not be found out. This can’t be undone.'],
])('warns of %s plans', (plans, hasFailed, words) => {
  expect(plansWarning(plans, hasFailed)).toBe(words);
});
