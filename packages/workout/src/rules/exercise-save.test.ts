import { describe, expect, it } from 'vitest';
import { type ExerciseSave, saveExercise } from './exercise-save';

const stored = [
  { id: 'a', title: 'Squat', completed: 'false', coachOnly: 1 },
  { title: 'Plank', results: '45 s' },
  { code: 'row', completed: true },
  { id: 'row', completed: false },
];

describe('a save of an exercise', () => {
  it.each<[string, string, ExerciseSave, object]>([
    ['a tick', 'a', { completed: true }, { ...stored[0], completed: true }],
    [
      'a tick and a result',
      'row',
      { completed: false, results: '3x8' },
      { code: 'row', completed: false, results: '3x8' },
    ],
    ['a result of one without an id, by its number', '2', { results: '' }, { title: 'Plank', results: '' }],
    ['the second of the same name', 'row-2', { results: '1' }, { id: 'row', completed: false, results: '1' }],
  ])('puts %s into the list and leaves all else as it was', (_, id, save, expected) => {
    const saved = saveExercise(stored, id, save);
    const list = saved.kind === 'saved' ? saved.list : [];
    expect(list).toHaveLength(stored.length);
    const changed = list.filter((exercise, index) => exercise !== stored[index]);
    expect(changed).toEqual([expected]);
  });

  it.each<[ExerciseSave]>([
    [{ results: '45 s' }],
    [{ results: '45 s', resultsSeen: 'a minute' }],
    [{}],
    [{ resultsSeen: 'a minute' }],
  ])('changes nothing where the list is so already: %j', (save) => {
    const saved = saveExercise(stored, '2', save);
    expect(saved.kind === 'saved' && saved.list).toBe(stored);
  });

  it.each<[ExerciseSave, string]>([
    [{ results: '50 s', resultsSeen: '45 s' }, 'saved'],
    [{ results: '50 s', resultsSeen: ' 45 s ' }, 'saved'],
    [{ results: '50 s' }, 'saved'],
    [{ results: ' 45 s', resultsSeen: '40 s' }, 'saved'],
    [{ results: '50 s', resultsSeen: '40 s', resultsTried: ['43 s', '45 s'] }, 'saved'],
    [{ completed: true, resultsSeen: '40 s' }, 'saved'],
    [{ results: '50 s', resultsSeen: '40 s' }, 'contested'],
    [{ results: '', resultsSeen: '', resultsTried: ['43 s'] }, 'contested'],
    [{ completed: true, results: '50 s', resultsSeen: '40 s' }, 'contested'],
  ])('over results that were seen or not: %j is %s', (save, kind) => {
    expect(saveExercise(stored, '2', save).kind).toBe(kind);
  });

  it('finds nothing to change where the exercise has gone', () => {
    expect(saveExercise(stored, 'b', { completed: true })).toEqual({ kind: 'missing' });
    expect(saveExercise([], '1', { completed: true })).toEqual({ kind: 'missing' });
  });
});

describe('a save of sets', () => {
  const set = (id: string, change: object = {}) => ({
    id,
    kind: 'work',
    reps: 8,
    weight: 60,
    unit: 'kg',
    ...change,
  });
  const done = (id: string) => set(id, { done: true });
  const asked = { id: 'a', target: { sets: 2, reps: 8 }, completed: false, results: '' };
  const save = (exercise: object, change: ExerciseSave) => {
    const saved = saveExercise([exercise as never], 'a', change);
    return saved.kind === 'saved' ? saved.list[0] : saved.kind;
  };

  it('says the sets in words, and is completed with the last one that was asked for', () => {
    const first = save(asked, { sets: [done('1') as never] });
    expect(first).toEqual({ ...asked, sets: [done('1')], results: '8 @ 60 kg' });
    const both = save(first as object, { sets: [done('2') as never] });
    expect(both).toMatchObject({ completed: true, results: '2x8 @ 60 kg' });
    expect(save(both as object, { sets: [{ id: 'more', reps: 5 }] })).toMatchObject({ completed: true });
    expect(save(both as object, { sets: [{ id: '2', done: false }] })).toMatchObject({
      completed: false,
      results: '8 @ 60 kg',
    });
  });

  it('leaves what a person wrote, and a tick of their own', () => {
    const own = { ...asked, completed: true, results: 'Knee hurts' };
    expect(save(own, { sets: [done('1') as never] })).toEqual({ ...own, sets: [done('1')] });
    expect(save(asked, { sets: [done('1') as never], results: 'Easy', completed: true })).toMatchObject({
      completed: true,
      results: 'Easy',
    });
  });

  it('completes nothing that has no target, and counts no warm-up', () => {
    expect(save({ id: 'a' }, { sets: [done('1') as never] })).toEqual({
      id: 'a',
      sets: [done('1')],
      results: '8 @ 60 kg',
    });
    const warm = { ...done('w'), kind: 'warm-up' };
    expect(save(asked, { sets: [warm as never, done('1') as never] })).toMatchObject({ completed: false });
  });

  it('counts no drop set that was added: the sets of the target are still to be done', () => {
    const drop = { ...done('more'), kind: 'drop' };
    const after = save(asked, { sets: [done('1') as never, drop as never] });
    expect(after).toMatchObject({ completed: false });
    expect(save(after as object, { sets: [done('2') as never] })).toMatchObject({ completed: true });
    const asDrop = { ...done('2'), kind: 'drop' };
    expect(save(asked, { sets: [done('1') as never, asDrop as never] })).toMatchObject({ completed: true });
  });

  it('is no reason to ask about results that the sets say of themselves', () => {
    const logged = { ...asked, sets: [done('1')], results: '8 @ 60 kg' };
    expect(save(logged, { results: 'Easy', resultsSeen: '' })).toMatchObject({ results: 'Easy' });
    expect(save({ ...logged, results: 'Hard' }, { results: 'Easy', resultsSeen: '' })).toBe('contested');
  });
});
