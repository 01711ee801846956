import { expect, it } from 'vitest';
import { sameExercise } from '../../../rules';
import { type Exercise, readExercises } from '../../../model/exercise';
import {
  type ExerciseField,
  exerciseProblems,
  pickedExercise,
  storeExercise,
  fieldText,
  typedExercise,
  withText,
} from './plan-exercise';

it('copies an exercise of the library and says which', () => {
  const texts = {
    instructions: 'Down.',
    video: 'https://v.test',
    notes: 'N',
    progression: 'P',
    regression: 'R',
  };
  const record = { id: 'rec', title: 'Squat', tags: ['legs'], ...texts };
  expect(pickedExercise(record, 'e1')).toEqual({ ...record, id: 'e1', code: 'rec' });
  expect(typedExercise('Hyper', 'e2')).toEqual({ id: 'e2', code: 'Hyper', title: 'Hyper' });
});

it('gives exercises that are typed with one name one history', () => {
  const [first, again, other] = readExercises([
    typedExercise('Sled push', 'e1'),
    typedExercise('Sled push', 'e2'),
    typedExercise('Sled pull', 'e3'),
  ]) as [Exercise, Exercise, Exercise];
  expect([sameExercise(first, again), sameExercise(first, other)]).toEqual([true, false]);
  // An imported exercise also has its name as its id.
  const [imported] = readExercises([{ id: 'Sled push', code: 'Sled push', title: 'Sled push' }]);
  expect(imported && sameExercise(first, imported)).toBe(true);
});

it.each<[object, ExerciseField, string]>([
  [{ title: 'Squat ' }, 'title', 'Squat '],
  [{}, 'notes', ''],
  [{ notes: 3 }, 'notes', ''],
  [{ tags: ['legs', 'barbell'] }, 'tags', 'legs, barbell'],
  [{ tags: 'legs,' }, 'tags', 'legs,'],
  [{ instructions: 'Down.', instruction: 'Old.' }, 'instructions', 'Down.'],
  [{ instructions: '', instruction: 'Old.' }, 'instructions', 'Old.'],
])('of %j reads %s as “%s”', (stored, name, text) => {
  expect(fieldText({ id: 'e', ...stored }, name)).toBe(text);
});

it('takes what is typed, as it is typed, and leaves the rest', () => {
  const exercise = { id: 'e', code: 'squat', title: 'Squat', colour: 'red' };
  expect(withText(exercise, 'title', 'Front squat ')).toEqual({ ...exercise, title: 'Front squat ' });
});

it('does not bring back what an old record calls instruction', () => {
  const emptied = withText({ id: 'e', instruction: 'Old.' }, 'instructions', '');
  expect(fieldText(emptied, 'instructions')).toBe('');
});

it('stores texts trimmed and tags as a list, and what it does not know as it is', () => {
  const typed = { id: 'e', title: ' Squat ', tags: ' legs,, barbell ', colour: ' red ', completed: false };
  expect(storeExercise(typed)).toEqual({ ...typed, title: 'Squat', tags: ['legs', 'barbell'] });
  expect(storeExercise({ id: 'e' })).toEqual({ id: 'e' });
});

it('says what keeps an exercise from being saved', () => {
  expect(exerciseProblems({ id: 'e', title: 'Squat' })).toEqual({});
  expect(exerciseProblems({ id: 'e', title: ' ', video: 'example.com' })).toEqual({
    title: 'Give it a title.',
    video: 'Enter an address that begins with https:// or http://, or leave it empty.',
  });
});
