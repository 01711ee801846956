import { expect, it } from 'vitest';
import { plansWarning } from './delete-words';
import { preview } from './preview';

it.each([
  [undefined, false, 'Looking in which plans it stands…'],
  [0, false, 'It stands in no plan. This can’t be undone.'],
  [1, false, 'It stands in 1 plan, which keeps its copy. This can’t be undone.'],
  [2, false, 'It stands in 2 plans, which keep their copies. This can’t be undone.'],
  [undefined, true, 'In how many plans it stands could not be found out. This can’t be undone.'],
])('warns of %s plans', (plans, hasFailed, words) => {
  expect(plansWarning(plans, hasFailed)).toBe(words);
});

it('previews at most 120 characters, cut at a word', () => {
  expect(preview('Down\nand  up.')).toBe('Down and up.');
  expect(preview('x'.repeat(120))).toBe('x'.repeat(120));
  expect(preview(`${'word '.repeat(24)}more`)).toBe(`${'word '.repeat(24).trim()}…`);
  expect(preview('x'.repeat(130))).toBe(`${'x'.repeat(120)}…`);
});
