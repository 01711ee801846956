import { expect, it } from 'vitest';
import { findExercises } from './exercise-search';

function exercise(title: string, ...tags: string[]) {
  const texts = { instructions: '', video: '', notes: '', progression: '', regression: '' };
  const worked = { muscles: [], secondary: [], equipment: '' as const };
  return { id: title, title, tags, rev: 1, ...texts, ...worked };
}

const library = [
  exercise('Barbell Squat', 'barbell', 'legs'),
  exercise('Hyperextensions', 'bodyweight'),
  exercise('Reverse Hyperextension', 'machine'),
  exercise('Squat', 'legs'),
];
const builtIn = [
  exercise('Barbell Full Squat', 'quadriceps'),
  exercise('squat', 'quadriceps'),
  exercise('Squat Jerk'),
];
const titles = (query: string) => findExercises(library, [], query).shown.map(({ title }) => title);

it.each([
  ['hyper', ['Hyperextensions', 'Reverse Hyperextension']],
  ['squat', ['Squat', 'Barbell Squat']],
  ['LEGS', ['Barbell Squat', 'Squat']],
  ['legs bar', ['Barbell Squat']],
  ['rowing', []],
])('finds by "%s"', (query, found) => {
  expect(titles(query)).toEqual(found);
});

it('finds what comes with the hub as well, from the first letter, after one’s own where both fit, and each title once', () => {
  const found = (query: string) => findExercises(library, builtIn, query).shown.map(({ title }) => title);
  expect(found('squat')).toEqual(['Squat', 'Squat Jerk', 'Barbell Squat', 'Barbell Full Squat']);
  expect(found('s')[0]).toBe('Squat');
  expect(found('quadriceps')).toEqual(['Barbell Full Squat']);
  expect(found('')).toEqual(library.map(({ title }) => title));
});

it('offers all, in their order, until something is typed', () => {
  expect(titles(' ')).toEqual(library.map(({ title }) => title));
});

it('shows the first thirty and counts the rest', () => {
  const many = Array.from({ length: 1500 }, (_, index) => exercise(`Squat ${String(index)}`));
  const { shown, total } = findExercises(many, [], 'squat');
  expect([shown.length, total]).toEqual([30, 1500]);
});
