import { expect, it } from 'vitest';
import { pictureProblem } from './picture-problem';

const LARGEST = 5 * 1024 * 1024;

it.each([
  ['front.jpg', 1, undefined],
  ['Front.PNG', LARGEST, undefined],
  ['x.webp', 9, undefined],
  ['x.jfif', 9, undefined],
  ['x.gif', 9, 'Choose a picture: JPEG, PNG or WebP.'],
  ['x.png.js', 9, 'Choose a picture: JPEG, PNG or WebP.'],
  ['x.pdf', 9, 'Choose a picture: JPEG, PNG or WebP.'],
  ['x.png', 0, 'This file is empty.'],
  ['x.png', LARGEST + 1, 'This file is larger than 5 MB. Choose a smaller one.'],
])('of %s with %i bytes: %j', (name, size, problem) => {
  expect(pictureProblem({ name, size })).toBe(problem);
});
