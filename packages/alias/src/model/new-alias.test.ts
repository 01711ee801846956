import { expect, it } from 'vitest';
import { addressProblem, hasAddress, hasText, newAlias } from './new-alias';

it('stores what was typed without the spaces around it', () => {
  expect(newAlias(' gym@example.com ', ' Gym\n')).toEqual({ email: 'gym@example.com', description: 'Gym' });
  expect(newAlias('gym@example.com', ' ')).toEqual({ email: 'gym@example.com', description: '' });
});

it.each(['gym@example.com', ' gym+1@mail.example.co.uk ', 'Gym@Example.COM', 'o’neil@example.com'])(
  'takes %j',
  (address) => {
    expect(addressProblem({ address, description: '' })).toBeNull();
  },
);

it.each([
  '',
  ' ',
  'gym',
  'gym@',
  '@example.com',
  'gym@example',
  'gym@example.',
  'my gym@example.com',
  'a@b@c.com',
])('asks for a whole address instead of %j', (address) => {
  expect(addressProblem({ address, description: '' })).toMatchObject({
    fields: { email: 'Write a whole address, such as news@example.com.' },
  });
});

it('knows what there is to save and to lose', () => {
  expect(hasAddress({ address: ' ', description: 'Gym' })).toBe(false);
  expect(hasAddress({ address: 'g', description: '' })).toBe(true);
  expect(hasText({ address: ' ', description: '\n' })).toBe(false);
  expect(hasText({ address: '', description: 'Gym' })).toBe(true);
});
