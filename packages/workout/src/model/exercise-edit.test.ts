import { describe, expect, it } from 'vitest';
import { readExercises } from './exercise';
import { editsBetween, listWithEdits, withEdits } from './exercise-edit';

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

describe('the exercises of a workout of one’s own', () => {
  const curl = { id: 'c', title: 'Curl' };
  const set = (id: string) => ({ id, kind: 'work', done: true });

  it('take one more at the end, once, and lose one', () => {
    const added = [{ exerciseId: 'c', added: curl }];
    const once = listWithEdits([{ id: 'a' }], added);
    expect(once).toEqual([{ id: 'a' }, curl]);
    expect(listWithEdits(once, added)).toBe(once);
    expect(listWithEdits(once, [{ exerciseId: 'a', removed: true }])).toEqual([curl]);
    expect(listWithEdits(once, [{ exerciseId: 'gone', removed: true }])).toBe(once);
  });

  it('become those of another list by the edits between them', () => {
    const wanted = [{ ...curl, completed: true, results: '8 reps', sets: [set('1')] }, { id: 'd' }];
    const stored = [{ id: 'a' }, { ...curl, sets: [set('1'), set('2')] }];
    const edits = editsBetween(wanted, stored);
    expect(edits).toMatchObject([
      { exerciseId: 'a', removed: true },
      { exerciseId: 'c', completed: true, sets: [{ id: '1' }, { id: '2', removed: true }] },
      { exerciseId: 'd', added: { id: 'd' } },
    ]);
    const became = listWithEdits(stored, edits);
    expect(became).toMatchObject([{ id: 'c', sets: [set('1')] }, { id: 'd' }]);
    expect(editsBetween(wanted, became)).toEqual([]);
  });
});
