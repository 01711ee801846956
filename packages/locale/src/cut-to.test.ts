import { expect, it } from 'vitest';
import { cutTo } from './cut-to';

it.each([
  ['Donau', 9, 'Donau'],
  ['Donau', 3, 'Don'],
  ['a🎂🎂', 2, 'a🎂'],
  ['🎂', 0, ''],
])('%s cut to %i characters is %s', (text, most, cut) => {
  expect(cutTo(text, most)).toBe(cut);
});
