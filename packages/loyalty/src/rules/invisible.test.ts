import { expect, it } from 'vitest';
import { characterInWords, hiddenCharacter, visible } from './invisible';

it('takes away what shows nothing, and nothing else', () => {
  expect(visible('12\u200b34\ufeff\u00ad 5\t6\u200e')).toBe('1234 56');
  expect(visible('é 你 🎫 AB-1')).toBe('é 你 🎫 AB-1');
});

it.each([
  ['1234\u200b5', 4, 'a zero-width space after 1234'],
  ['\ufeff12', 0, 'a byte order mark at the beginning'],
  ['1234567890123456\u00a07', 16, 'a no-break space after 567890123456'],
  ['a\u0007', 1, 'an invisible character after a'],
  ['café', 3, '“é”'],
  ['🎫', 0, '“🎫”'],
])('says of %j at %i: %s', (text, index, words) => {
  expect(characterInWords(text, index)).toBe(words);
});

it('finds what is hidden in a text, but for the controls that separate its parts', () => {
  expect(hiddenCharacter('0112345\u001d21')).toBeNull();
  expect(hiddenCharacter('1234\u200b5')).toBe('a zero-width space after 1234');
});
