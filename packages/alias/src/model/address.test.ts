import { describe, expect, it } from 'vitest';
import { addressKey, breakableParts } from './address';

it('compares addresses without regard to case', () => {
  expect(addressKey('Gym@Example.com')).toBe(addressKey('gym@example.COM'));
});

describe('breakableParts', () => {
  it('breaks after hyphens and before the @, never inside a word', () => {
    expect(breakableParts('k3v9x2mp-q7ht@my-mail.example.com')).toEqual([
      'k3v9x2mp-',
      'q7ht',
      '@my-',
      'mail.example.com',
    ]);
  });

  it('loses nothing', () => {
    for (const address of ['a-b@c', '-@-', 'a--b@c-', 'plain@example.com'])
      expect(breakableParts(address).join('')).toBe(address);
  });
});
