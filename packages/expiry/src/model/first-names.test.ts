import { expect, it } from 'vitest';
import { firstNames } from './first-names';

it('has each first name once, and skips people without a name or with an e-mail address as one', () => {
  const names = ['Noor Aziz', ' Sam  Rivers', null, 'Noor', '', 'kim@hub.test', 'Kim kim@hub.test'];
  expect(firstNames(names)).toEqual(['Noor', 'Sam']);
});
