import { expect, it } from 'vitest';
import { findExercises, findPeople, tagsOf } from './find';

const exercise = (title: string, ...tags: string[]) => ({
  id: title,
  title,
  tags,
  instructions: 'squat',
  video: '',
  notes: '',
  progression: '',
  regression: '',
  muscles: [],
  secondary: [],
  equipment: '' as const,
  rev: 1,
});
const ALL = [
  exercise('Barbell Squat', 'legs', 'barbell'),
  exercise('Plank', 'core'),
  exercise('Lunge', 'legs'),
];
const person = (name: string | null, email: string) => ({
  id: email,
  name,
  email,
  role: 'user' as const,
  isDeactivated: false,
  timeZone: null,
  rev: 1,
});

it.each([
  ['', '', ['Barbell Squat', 'Plank', 'Lunge']],
  ['SQUAT', '', ['Barbell Squat']],
  ['  leg bar ', '', ['Barbell Squat']],
  ['', 'legs', ['Barbell Squat', 'Lunge']],
  ['plank', 'legs', []],
])('finds exercises by %j with the tag %j', (query, tag, titles) => {
  expect(findExercises(ALL, { query, tag }).map(({ title }) => title)).toEqual(titles);
});

it('finds people by name and e-mail', () => {
  const people = [person('Sam Rivers', 'sam@example.com'), person(null, 'vera@example.com')];
  expect(findPeople(people, 'rivers')).toEqual([people[0]]);
  expect(findPeople(people, 'VERA@')).toEqual([people[1]]);
});

it('knows each tag once, in order', () => {
  expect(tagsOf(ALL)).toEqual(['barbell', 'core', 'legs']);
});
