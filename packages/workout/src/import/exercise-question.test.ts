import { expect, it, vi } from 'vitest';
import { askForNames, namesIn } from './exercise-question';

const library = [
  { id: 'squat', title: 'Barbell Squat' },
  { id: 'row', title: 'Barbell Row' },
  { id: 'press', title: 'Overhead Press' },
];
const ask = (names: readonly string[], kept = {}) => askForNames(names, library, kept, vi.fn());

it('asks for names that the library has not, each with the best guess', () => {
  const { question, isOpen } = ask(['Barbell Row', 'Squats (Barbell)', 'Front Squat (Barbell)', 'Plank']);
  expect(isOpen).toBe(true);
  expect(question?.names).toEqual([
    { name: 'Squats (Barbell)', value: 'squat' },
    { name: 'Front Squat (Barbell)', value: 'squat' },
    { name: 'Plank', value: '' },
  ]);
  expect(question?.choices.map(({ label }) => label)).toEqual([
    'An exercise of your own',
    ...library.map(({ title }) => title),
  ]);
});

it.each([
  ['has all names', ['Barbell Row'], {}, null],
  ['has all words', ['Squats, Barbell'], {}, [{ name: 'Squats, Barbell', value: 'squat' }]],
  [
    'is known by what was said',
    ['Plank', 'Kniebeuge'],
    { plank: '', kniebeuge: 'squat' },
    [
      { name: 'Plank', value: '' },
      { name: 'Kniebeuge', value: 'squat' },
    ],
  ],
])('asks for nothing where the library %s, and lets the answer be changed', (_, names, kept, offered) => {
  const { question, isOpen } = ask(names, kept);
  expect(isOpen).toBe(false);
  expect(question?.names ?? null).toEqual(offered);
});

it('asks for nothing where there is no library', () => {
  expect(askForNames(['Plank'], [], {}, vi.fn())).toEqual({ question: null, isOpen: false });
});

it('keeps an answer by names in small letters', async () => {
  const keep = vi.fn(() => Promise.resolve());
  const answer = JSON.stringify({ 'Front  Squat': 'squat', Plank: '' });
  await askForNames(['Plank'], library, {}, keep).question?.keep(answer);
  expect(keep).toHaveBeenCalledWith({ 'front squat': 'squat', plank: '' });
  expect(namesIn(undefined)).toEqual({});
});
