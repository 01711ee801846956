import { expect, it } from 'vitest';
import { readExercises, readTags } from './exercise';

it.each([
  [
    ['legs', ' back ', ''],
    ['legs', 'back'],
  ],
  ['legs, back,,', ['legs', 'back']],
  ['', []],
  [null, []],
  [[1, null, 'legs'], ['legs']],
])('reads the tags %j', (stored, tags) => {
  expect(readTags(stored)).toEqual(tags);
});

it('shows an exercise of which little is stored', () => {
  expect(readExercises([{ title: 'Squat' }, { code: 'plank', instruction: 'Hold.' }])).toMatchObject([
    { id: '1', code: '1', title: 'Squat', video: '', tags: [], completed: false, results: '' },
    { id: 'plank', code: 'plank', title: '', instructions: 'Hold.' },
  ]);
});
