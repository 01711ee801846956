import { expect, it } from 'vitest';
import { PREVIEW_LENGTH, previewOf } from './preview-of';

it.each([
  ['Keep the bar close.', 100, 'Keep the bar close.'],
  ['  Two\n\nlines ', 100, 'Two lines'],
  ['one two three', 13, 'one two three'],
  ['one two three', 12, 'one two…'],
  ['one two three', 8, 'one two…'],
  ['one two three', 7, 'one…'],
  ['one, two', 6, 'one…'],
  ['Donaudampfschiff', 6, 'Donau…'],
  ['💪💪💪💪', 3, '💪💪…'],
])('%j in %i characters is %j', (text, length, preview) => {
  expect(previewOf(text, length)).toBe(preview);
});

it('is never longer than 120 characters', () => {
  const text = 'word '.repeat(60);
  expect(previewOf(text).length).toBeLessThanOrEqual(PREVIEW_LENGTH);
  expect(previewOf('x'.repeat(500))).toHaveLength(PREVIEW_LENGTH);
});
