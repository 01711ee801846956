import { expect, it } from 'vitest';
import { matchExercises } from './match-exercises';

const library = [
  { id: 'squat', title: 'Barbell Squat' },
  { id: 'pull', title: 'Pull-Up' },
  { id: 'curl', title: 'Biceps Curl' },
  { id: 'press', title: 'Leg Press' },
  { id: 'legs', title: 'Développé couché' },
  { id: 'row', title: 'Row' },
  { id: 'row-2', title: 'Rows' },
  { id: 'dip', title: 'Dip' },
  { id: 'dip-2', title: 'dip' },
];

it.each([
  ['Barbell Squat', 'squat'],
  ['  barbell  SQUAT ', 'squat'],
  ['Squat (Barbell)', 'squat'],
  ['Squats, Barbell', 'squat'],
  ['Pull Ups', 'pull'],
  ['Bicep Curl', 'curl'],
  ['Press (Leg)', 'press'],
  ['developpe couche', 'legs'],
  ['Row', 'row'],
  ['rows', 'row-2'],
])('“%s” is the exercise %s', (name, id) => {
  expect(matchExercises([name], library, {}).get(name)?.exercise?.id).toBe(id);
});

it.each([
  ['Front Squat (Barbell)', 'it has another word'],
  ['Squat', 'it has fewer words'],
  ['Dip', 'two have this name'],
  ['Row!', 'two have these words'],
  ['Leg Pres', 'it is another word'],
  ['', 'it is no name'],
])('“%s” is one’s own: %s', (name) => {
  expect(matchExercises([name], library, {}).get(name)).toEqual({ exercise: null, isSure: false });
});

it.each([
  ['a name that nothing else tells', 'Kniebeuge', { kniebeuge: 'squat' }, 'squat'],
  [
    'another exercise than the one with the same words',
    'Squat  (Barbell)',
    { 'squat (barbell)': 'dip' },
    'dip',
  ],
  ['one’s own in the place of one with the same name', 'Row', { row: '' }, null],
])('takes what the person has said: %s', (_, name, kept, id) => {
  const match = matchExercises([name], library, kept).get(name);
  expect(match).toEqual({ exercise: library.find((one) => one.id === id) ?? null, isSure: true });
});

it('forgets what was said of an exercise that the library has no more', () => {
  const match = matchExercises(['Row'], library, { row: 'gone' }).get('Row');
  expect(match).toEqual({ exercise: library[5], isSure: true });
});
