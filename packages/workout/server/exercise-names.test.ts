import { expect, it } from 'vitest';
import { exerciseNamesProblem } from './exercise-names';

it.each([{}, { squat: 'abcdefghij12345', 'my own': '' }])('takes %j', (names) => {
  expect(exerciseNamesProblem(names)).toBeNull();
});

it.each([
  ['a list', [], 'an object of ids by name'],
  ['what is no id', { squat: 'Squat' }, 'by its id'],
  ['a number', { squat: 1 }, 'by its id'],
  ['a long name', { ['a'.repeat(201)]: '' }, 'at most 200 characters'],
  ['very many names', Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [at, ''])), 'At most 1000'],
])('refuses %s', (_, names, sentence) => {
  expect(exerciseNamesProblem(names)).toContain(sentence);
});
