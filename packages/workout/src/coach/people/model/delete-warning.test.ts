import { expect, it } from 'vitest';
import { plansWarning } from './delete-warning';

it.each([
  [undefined, false, 'Counting the plans that use it…'],
  [0, false, 'No plan uses it. This can’t be undone.'],
  [1, false, '1 plan uses it, and keeps its copy. This can’t be undone.'],
  [2, false, '2 plans use it, and keep their copies. This can’t be undone.'],
  [undefined, true, 'The hub could not find out how many plans use it. This can’t be undone.'],
])('warns of %s plans', (plans, hasFailed, words) => {
  expect(plansWarning(plans, hasFailed)).toBe(words);
});
