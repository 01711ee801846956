import { draftOf, problemsOf, valuesOf } from '@hub/tool-kit';
import { expect, it } from 'vitest';
import { exerciseFields } from './exercise-fields';
import { personFields } from './person-fields';

const draft = { ...draftOf(exerciseFields, null), title: 'Squat', instructions: 'Down.' };

it('needs title and instructions', () => {
  const problems = problemsOf(exerciseFields, draftOf(exerciseFields, null));
  expect(problems).toEqual({ title: 'Give it a title.', instructions: 'Say how it is done.' });
});

it.each(['', ' ', 'https://video.example/a?b=c', 'HTTP://video.example', ' https://video.example '])(
  'takes the video %j',
  (video) => {
    expect(problemsOf(exerciseFields, { ...draft, video })).toEqual({});
  },
);

it.each([
  'video.example',
  'javascript:alert(1)',
  'javascript://x/%0aalert(1)',
  'https://',
  'ftp://video.example',
])('refuses the video %j', (video) => {
  expect(problemsOf(exerciseFields, { ...draft, video })).toEqual({ video: expect.any(String) as string });
});

it('splits tags at commas, trims them and drops empty ones', () => {
  expect(valuesOf(exerciseFields, { ...draft, tags: ' legs,, back ,' }).tags).toBe('legs, back');
});

it('needs of a new person name, e-mail and password, and no address that is none', () => {
  expect(problemsOf(personFields, draftOf(personFields, null))).toEqual({
    name: 'Enter a name.',
    email: 'Enter an e-mail address.',
    password: 'Use at least 8 characters.',
  });
  const typed = { name: 'Sam', email: 'sam', role: 'user' as const, password: 'long enough' };
  expect(problemsOf(personFields, typed)).toEqual({
    email: 'Enter a whole address, such as kim@example.com.',
  });
});
