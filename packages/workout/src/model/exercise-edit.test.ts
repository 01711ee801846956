import { expect, it } from 'vitest';
import { readExercises } from './exercise';
import { withEdits } from './exercise-edit';

const stored = [
  { id: 'a', title: 'Squat', completed: 'false', coachOnly: 1 },
  { title: 'Plank', results: '45 s' },
  { code: 'row', completed: true },
];
const workout = { id: 'legs', stored, exercises: readExercises(stored) };

it('shows a workout as it will be, the later edit over the earlier, whatever results were seen', () => {
  const shown = withEdits(workout, [
    { exerciseId: 'a', completed: true },
    { exerciseId: 'row', results: '3x8', resultsSeen: 'others' },
    { exerciseId: 'a', completed: false, results: '60x8' },
  ]);
  expect(shown.exercises.map(({ completed, results }) => [completed, results])).toEqual([
    [false, '60x8'],
    [false, '45 s'],
    [true, '3x8'],
  ]);
  expect(shown.stored).toEqual([
    { id: 'a', title: 'Squat', completed: false, coachOnly: 1, results: '60x8' },
    stored[1],
    { code: 'row', completed: true, results: '3x8' },
  ]);
});

it('finds an old exercise without an id by its number', () => {
  expect(withEdits(workout, [{ exerciseId: '2', results: '' }]).stored[1]).toEqual({
    title: 'Plank',
    results: '',
  });
});

it('is the same workout where the exercise has gone', () => {
  expect(withEdits(workout, [{ exerciseId: 'b', completed: true }])).toBe(workout);
});
