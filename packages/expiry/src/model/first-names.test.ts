import { expect, it } from 'vitest';
import { firstNames } from './first-names';

it('has each first name once, and none of who has no name or an e-mail address for one', () => {
  const names = ['Noor Aziz', ' Sam  Rivers', null, 'Noor', '', 'kim@hub.test', 'Kim kim@hub.test'];
  expect(firstNames(names)).toEqual(['Noor', 'Sam']);
});
