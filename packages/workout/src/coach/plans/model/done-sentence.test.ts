import { expect, it } from 'vitest';
import { doneSentence, undoneSentence } from './done-sentence';

it.each([
  [{ created: 15 }, '15 workouts created'],
  [{ created: 1, updated: 0, removed: 0 }, '1 workout created'],
  [{ created: 0, updated: 3, removed: 0 }, '3 workouts updated'],
  [{ created: 1, updated: 2, removed: 1 }, '1 workout created, 2 workouts updated, 1 workout removed'],
])('says of %j what was done', (done, sentence) => {
  expect(doneSentence(done)).toBe(sentence);
});

it.each([
  [{ removed: 9, restored: 0, kept: 2 }, '9 workouts removed. 2 kept, because they were touched'],
  [{ removed: 0, restored: 0, kept: 0 }, '0 workouts removed'],
  [{ removed: 0, restored: 3, kept: 0 }, '3 workouts restored'],
  [
    { removed: 1, restored: 1, kept: 1 },
    '1 workout removed, 1 workout restored. 1 kept, because they were touched',
  ],
])('says of %j what was taken back', (undone, sentence) => {
  expect(undoneSentence(undone)).toBe(sentence);
});
