import { expect, it } from 'vitest';
import { addressKey, wholeAddress } from './address';

it('compares addresses without regard to case', () => {
  expect(addressKey('Gym@Example.com')).toBe(addressKey('gym@example.COM'));
});

it.each([
  ['gym', 'gym@example.com'],
  [' gym@ ', 'gym@example.com'],
  ['gym@mail.org', 'gym@mail.org'],
  ['@mail.org', '@mail.org'],
  ['gym@@', 'gym@@'],
  [' ', ''],
])('of %j makes %j', (typed, address) => {
  expect(wholeAddress(typed, 'example.com')).toBe(address);
});
