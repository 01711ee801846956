import { describe, expect, it } from 'vitest';
import { readExerciseRequest } from './exercise-request';

describe('readExerciseRequest', () => {
  it.each([
    [{ completed: true }],
    [{ completed: false, results: '' }],
    [{ results: '3x8', resultsSeen: '', resultsTried: ['3x7'] }],
    [{ results: '💪'.repeat(2000) }],
  ])('takes %j', (sent) => {
    expect(readExerciseRequest(sent)).toEqual(sent);
  });

  it('takes nothing else along', () => {
    expect(readExerciseRequest({ completed: true, title: 'Evil', rev: 1 })).toEqual({ completed: true });
  });

  it.each([
    [{}, { results: 'Say what is done, its sets, or its results.' }],
    [{ resultsSeen: '' }, { results: 'Say what is done, its sets, or its results.' }],
    [{ completed: null }, { completed: 'An exercise is completed or not.' }],
    [{ completed: 'true' }, { completed: 'An exercise is completed or not.' }],
    [{ results: null }, { results: 'An exercise’s results must be text.' }],
    [
      { results: 7, completed: 1 },
      { results: 'An exercise’s results must be text.', completed: 'An exercise is completed or not.' },
    ],
    [{ results: 'x'.repeat(2001) }, { results: 'Results have at most 2000 characters.' }],
    [{ results: '', resultsSeen: null }, { resultsSeen: 'The results that were seen must be text.' }],
    [
      { results: '', resultsTried: 'a' },
      { resultsTried: 'The results that were tried must be a list of texts.' },
    ],
    [
      { results: '', resultsTried: [1] },
      { resultsTried: 'The results that were tried must be a list of texts.' },
    ],
  ])('refuses %j', (sent, problems) => {
    expect(readExerciseRequest(sent)).toEqual({ problems });
  });
});
