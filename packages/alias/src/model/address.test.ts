import { expect, it } from 'vitest';
import { addressKey } from './address';

it('compares addresses without regard to case', () => {
  expect(addressKey('Gym@Example.com')).toBe(addressKey('gym@example.COM'));
});
