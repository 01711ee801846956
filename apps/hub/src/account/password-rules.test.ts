import { expect, it } from 'vitest';
import { passwordProblems } from './password-rules';

const problemsOf = (fresh: string) => passwordProblems({ old: 'old', fresh, again: fresh });

it.each(['12345678', 'é'.repeat(8), '🔑'.repeat(8), 'a'.repeat(71), 'é'.repeat(36), '🔑'.repeat(18)])(
  'takes %s',
  (fresh) => {
    expect(problemsOf(fresh)).toEqual({});
  },
);

it.each([
  ['', 'at least 8'],
  ['1234567', 'at least 8'],
  ['🔑'.repeat(7), 'at least 8'],
  ['a'.repeat(72), 'at most 71'],
  [`${'a'.repeat(70)}éé`, 'at most 71'],
  [`${'a'.repeat(69)}éé`, 'shorter'],
  ['é'.repeat(37), 'shorter'],
  ['🔑'.repeat(19), 'shorter'],
])('says on its field what is wrong with %s', (fresh, words) => {
  expect(problemsOf(fresh)).toEqual({ fresh: expect.stringContaining(words) as string });
});

it('wants the old one, and the new one twice', () => {
  expect(passwordProblems({ old: '', fresh: 'long enough', again: 'long enougH' })).toEqual({
    old: 'Enter your current password.',
    again: 'This is not the same as the new password.',
  });
});
