import { expect, it } from 'vitest';
import { addressProblem } from './address-problem';

const UNLIKELY = 'It has a character that can’t be seen or looks like another one. Type the address again.';
const DOT = 'Before the @, a dot must stand between two other characters.';

it.each([`${'x'.repeat(64)}@example.com`, 'o’neil@example.com', 'a.b-c+d@example.com'])(
  'takes %j',
  (address) => {
    expect(addressProblem(address)).toBeUndefined();
  },
);

it.each([
  [`${'x'.repeat(65)}@example.com`, 'The part before the @ may have at most 64 characters; this has 65.'],
  [`a@${'x'.repeat(60)}.${'y'.repeat(200)}.com`, 'An address may have at most 254 characters; this has 267.'],
  ['gym\u200b@example.com', UNLIKELY],
  ['gym＠example.com', UNLIKELY],
  ['gym.@example.com', DOT],
  ['.gym@example.com', DOT],
  ['g..m@example.com', DOT],
  ['gym@example', 'Enter a whole address, such as news@example.com.'],
])('says of %j: %s', (address, sentence) => {
  expect(addressProblem(address)).toBe(sentence);
});
