import { expect, it } from 'vitest';
import { isCompleted } from '../rules/begun';
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

it('tells two of one workout apart, even where they are stored alike', () => {
  const [first, second] = readExercises([{ code: 'plank' }, { code: 'plank' }]);
  expect(first).toMatchObject({ id: 'plank', code: 'plank' });
  expect(second).toMatchObject({ id: 'plank-2', code: 'plank' });
});

it('gives no two of one workout the same id, so that a tick lands on the one that was touched', () => {
  const ids = readExercises([{ id: 'a' }, { id: 'a-3' }, { id: 'a' }]).map(({ id }) => id);
  expect(ids).toEqual(['a', 'a-3', 'a-2']);
});

it('reads no video that is not an address of the web', () => {
  const videos = ['https://example.com/squat', 'javascript:alert(1)', 'squat.mp4', null];
  expect(readExercises(videos.map((video) => ({ video }))).map(({ video }) => video)).toEqual([
    'https://example.com/squat',
    '',
    '',
    '',
  ]);
});

it.each([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
  ['True', false],
  [' true', false],
  ['yes', false],
  [1, false],
  [null, false],
  [undefined, false],
])('takes %j for completed: %j', (stored, completed) => {
  expect(isCompleted(stored)).toBe(completed);
});
