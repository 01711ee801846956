import { expect, it } from 'vitest';
import { compareTexts } from './compare-texts';

it.each([
  ['en-GB', ['Äpfel', 'apple', 'Bread', 'zoo']],
  ['de-DE', ['Äpfel', 'apple', 'Bread', 'zoo']],
  ['sv-SE', ['apple', 'Bread', 'zoo', 'Äpfel']],
])('sorts texts as they are looked for in %s', (locale, sorted) => {
  expect(['zoo', 'Bread', 'apple', 'Äpfel'].sort((a, b) => compareTexts(a, b, locale))).toEqual(sorted);
});

it('counts where texts have numbers', () => {
  expect(['Person 10', 'Person 2', 'person 1'].sort((a, b) => compareTexts(a, b, 'en-GB'))).toEqual([
    'person 1',
    'Person 2',
    'Person 10',
  ]);
});
