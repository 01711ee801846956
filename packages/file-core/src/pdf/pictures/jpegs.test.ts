import { expect, it } from 'vitest';
import { latin1 } from '../../bytes';
import { Jpegs } from './jpegs';

it('finds each JPEG of the document that another was written from once, by its bytes', () => {
  const before = new Jpegs();
  const [first, again, other] = [latin1('photo'), latin1('photo'), latin1('paint')];
  for (const bytes of [first, other, again]) before.add(bytes);
  const jpegs = new Jpegs(before);
  const read = latin1('photo');
  expect(jpegs.taken(read)).toBe(first);
  expect(jpegs.taken(read)).toBe(again);
  expect(jpegs.taken(read)).toBe(read);
  expect(jpegs.taken(latin1('paint'))).toBe(other);
});

it('knows none in a document of its own', () => {
  const jpegs = new Jpegs();
  jpegs.add(latin1('photo'));
  const read = latin1('photo');
  expect(jpegs.taken(read)).toBe(read);
});
