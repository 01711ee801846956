import { expect, it } from 'vitest';
import { addressKey, asciiAddress, wholeAddress } from './address';

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

it.each([
  ['info@bücher.example', 'info@xn--bcher-kva.example'],
  ['Info@Bücher.Example', 'Info@xn--bcher-kva.example'],
  ['müller@Example.com', 'müller@Example.com'],
  ['a@bü/cher.example', 'a@bü/cher.example'],
  ['bücher', 'bücher'],
])('writes %j as %j', (address, ascii) => {
  expect(asciiAddress(address)).toBe(ascii);
});
