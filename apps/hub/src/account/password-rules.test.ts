import { expect, it } from 'vitest';
import { passwordProblems } from './password-rules';

const TOO_SHORT = 'Use at least 8 characters.';
const TOO_LONG = 'Use at most 71 characters.';
const TOO_MANY_BYTES =
  'Use a shorter password: letters with accents, other scripts and emoji count as two to four characters.';

const problemsOf = (fresh: string) => passwordProblems({ old: 'old', fresh, again: fresh });

it.each(['12345678', 'é'.repeat(8), '🔑'.repeat(8), 'a'.repeat(71), 'é'.repeat(36), '🔑'.repeat(18)])(
  'takes %s',
  (fresh) => {
    expect(problemsOf(fresh)).toEqual({});
  },
);

it.each([
  ['', TOO_SHORT],
  ['1234567', TOO_SHORT],
  ['🔑'.repeat(7), TOO_SHORT],
  ['a'.repeat(72), TOO_LONG],
  [`${'a'.repeat(70)}éé`, TOO_LONG],
  [`${'a'.repeat(69)}éé`, TOO_MANY_BYTES],
  ['é'.repeat(37), TOO_MANY_BYTES],
  ['🔑'.repeat(19), TOO_MANY_BYTES],
])('says on its field what is wrong with %s', (fresh, words) => {
  expect(problemsOf(fresh)).toEqual({ fresh: words });
});

it('wants the old one, and the new one twice', () => {
  expect(passwordProblems({ old: '', fresh: 'long enough', again: 'long enougH' })).toEqual({
    old: 'Enter your current password.',
    again: 'This is not the same as the new password.',
  });
});
