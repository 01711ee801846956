import { describe, expect, it } from 'vitest';
import { contentOf, contentsOf, markOf } from './plan-mark';

const legs = {
  id: 'legs',
  workoutTitle: 'Legs',
  workoutDescription: 'Slowly.',
  exercises: [{ id: 'e1', title: 'Squat', target: { sets: 3, reps: 8 } }, { title: 'Plank' }],
};
const mark = (change: object = {}) => markOf(contentOf({ ...legs, ...change }));

describe('the mark of what a plan gives', () => {
  it('is short, and of what the workout has that is made from it', () => {
    const [content] = contentsOf([legs]).values();
    expect(content).toEqual(contentOf({ ...content }));
    expect(markOf(contentOf({ ...content }))).toBe(mark());
    expect(mark()).toMatch(/^[0-9a-z]{14}$/);
  });

  it.each([
    [
      'the order of the fields',
      { exercises: [{ target: { reps: 8, sets: 3 }, title: 'Squat', id: 'e1' }, { title: 'Plank' }] },
    ],
    [
      'fields that a form stores empty',
      { exercises: [{ ...legs.exercises[0], notes: '', tags: [] }, { title: 'Plank' }] },
    ],
    [
      'what is done',
      {
        exercises: [
          { ...legs.exercises[0], completed: true, results: '3x8', sets: [{ id: '1' }] },
          { title: 'Plank' },
        ],
      },
    ],
    ['days and frequency', { workoutDays: ['monday'], frequency: 'daily' }],
  ])('is the same, whatever %s', (_, change) => {
    expect(mark(change)).toBe(mark());
  });

  it.each([
    ['title', { workoutTitle: 'Leg day' }],
    ['description', { workoutDescription: '' }],
    ['exercise', { exercises: [legs.exercises[0]] }],
    ['order of exercises', { exercises: [...legs.exercises].reverse() }],
    ['target', { exercises: [{ ...legs.exercises[0], target: { sets: 3, reps: 9 } }, { title: 'Plank' }] }],
  ])('is another one with another %s', (_, change) => {
    expect(mark(change)).not.toBe(mark());
  });

  it('is of what is stored, whatever that is', () => {
    expect(contentsOf(null).size).toBe(0);
    expect(markOf(contentOf({ exercises: 'none', workoutTitle: 3 }))).toBe(markOf(contentOf({})));
  });
});
