import { expect, it } from 'vitest';
import { readExercises } from './exercise';
import { withChange, withChanges } from './exercise-change';

const stored = [
  { id: 'a', title: 'Squat', completed: 'false', coachOnly: 1 },
  { title: 'Plank', results: '45 s' },
  { code: 'row', completed: true },
];

it('puts one change into a stored list and leaves all else as it was', () => {
  expect(withChange(stored, { exerciseId: 'a', completed: true })).toEqual([
    { id: 'a', title: 'Squat', completed: true, coachOnly: 1 },
    stored[1],
    stored[2],
  ]);
  expect(withChange(stored, { exerciseId: 'row', completed: false, results: '3x8' })).toEqual([
    stored[0],
    stored[1],
    { code: 'row', completed: false, results: '3x8' },
  ]);
});

it('finds an old exercise without an id by its number', () => {
  expect(withChange(stored, { exerciseId: '2', results: '' })?.[1]).toEqual({ title: 'Plank', results: '' });
});

it('finds nothing to change when the exercise has gone', () => {
  expect(withChange(stored, { exerciseId: 'b', completed: true })).toBeNull();
});

it('shows changes before they are saved, the later over the earlier', () => {
  const changes = [
    { exerciseId: 'a', completed: true },
    { exerciseId: 'row', results: '3x8' },
    { exerciseId: 'a', completed: false },
  ];
  const shown = withChanges(readExercises(stored), changes);
  expect(shown.map(({ completed, results }) => [completed, results])).toEqual([
    [false, ''],
    [false, '45 s'],
    [true, '3x8'],
  ]);
});
