import { describe, expect, it } from 'vitest';
import { collections } from './collections';
import { exercisesProblem, planWorkoutsProblem, tagsProblem } from './lists';

const VIDEO = 'A video must be an http:// or https:// address.';

describe('exercisesProblem', () => {
  it.each([
    [[]],
    [[{}]],
    [
      [
        {
          id: 'a',
          title: 'Squat',
          tags: ['legs'],
          video: 'https://example.com/v',
          completed: false,
          results: '3×8',
        },
      ],
    ],
    [[{ tags: 'legs, back', video: '', completed: 'true', notes: null }]],
    [[{ results: '💪'.repeat(2000) }]],
    [Array.from({ length: 100 }, () => ({}))],
  ])('takes %j', (list) => {
    expect(exercisesProblem(list)).toBeNull();
  });

  const fields = collections.find(({ name }) => name === 'exercises')?.fields ?? [];
  const texts = fields.filter(({ type }) => type === 'text').map(({ name }) => name);

  it.each(texts.filter((name) => name !== 'video' && name !== 'tags_csv'))(
    'takes nothing but text for %s, as the collection of exercises',
    (name) => {
      expect(exercisesProblem([{ [name]: 1 }])).toBe(`An exercise’s ${name} must be text.`);
    },
  );

  it.each([
    [{}, 'The exercises must be a list.'],
    ['[]', 'The exercises must be a list.'],
    [null, 'The exercises must be a list.'],
    [['squat'], 'The exercises must be a list of objects.'],
    [[[]], 'The exercises must be a list of objects.'],
    [[{ title: 1 }], 'An exercise’s title must be text.'],
    [[{ results: { html: 'x' } }], 'An exercise’s results must be text.'],
    [[{}, { video: 'javascript:alert(1)' }], VIDEO],
    [[{ video: 7 }], VIDEO],
    [[{ tags: [1] }], 'An exercise’s tags must be texts.'],
    [[{ results: 'x'.repeat(2001) }], 'Results have at most 2000 characters.'],
    [[{ completed: 'yes' }], 'An exercise is completed or not.'],
    [Array.from({ length: 101 }, () => ({})), 'At most 100 exercises fit here.'],
  ])('refuses %j', (list, sentence) => {
    expect(exercisesProblem(list)).toBe(sentence);
  });
});

describe('planWorkoutsProblem', () => {
  it.each([
    [[]],
    [[{ workoutTitle: 'Legs' }]],
    [
      [
        {
          workoutTitle: 'Legs',
          workoutDescription: '',
          frequency: 'bi-weekly',
          workoutDay: 'monday',
          workoutDays: ['monday', 'thursday'],
          exercises: [{}],
        },
      ],
    ],
  ])('takes %j', (list) => {
    expect(planWorkoutsProblem(list)).toBeNull();
  });

  it.each([
    [[{}], 'Each workout of a plan needs a title.'],
    [[{ workoutTitle: ' ' }], 'Each workout of a plan needs a title.'],
    [[{ workoutTitle: 'Legs', frequency: 'yearly' }], 'A workout is weekly, bi-weekly, monthly or daily.'],
    [[{ workoutTitle: 'Legs', workoutDay: 1 }], 'A workout’s texts must be text.'],
    [[{ workoutTitle: 'Legs', id: 1 }], 'A workout’s texts must be text.'],
    [[{ workoutTitle: 'Legs', workoutDays: 'monday' }], 'A workout’s days must be a list of texts.'],
    [[{ workoutTitle: 'Legs', workoutDays: [1] }], 'A workout’s days must be a list of texts.'],
    [[{ workoutTitle: 'Legs', id: 'x'.repeat(101) }], 'A workout’s id has at most 100 characters.'],
    [[{ workoutTitle: 'x'.repeat(201) }], 'A workout’s title has at most 200 characters.'],
    [
      [{ workoutTitle: 'Legs', workoutDescription: 'x'.repeat(5001) }],
      'A workout’s description has at most 5000 characters.',
    ],
    [[{ workoutTitle: 'Legs', exercises: {} }], 'The exercises must be a list.'],
    [[{ workoutTitle: 'Legs', exercises: [{ video: 'javascript:alert(1)' }] }], VIDEO],
  ])('refuses %j', (list, sentence) => {
    expect(planWorkoutsProblem(list)).toBe(sentence);
  });
});

describe('tagsProblem', () => {
  it('takes texts', () => {
    expect(tagsProblem([])).toBeNull();
    expect(tagsProblem(['legs', 'back'])).toBeNull();
  });

  it.each([[{}], [[1]], [['']], [[['nested']]]])('refuses %j', (list) => {
    expect(tagsProblem(list)).toBe('The tags must be a list of texts.');
  });

  it('refuses more than 100', () => {
    expect(tagsProblem(Array.from({ length: 101 }, () => 'x'))).toBe('At most 100 tags fit here.');
  });
});
