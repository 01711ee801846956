import { expect, it } from 'vitest';
import { distinctNames } from './distinct-names';

it.each([
  [[], []],
  [
    ['legs', 'back'],
    ['legs', 'back'],
  ],
  [
    ['legs', 'legs', 'legs'],
    ['legs', 'legs-2', 'legs-3'],
  ],
  [
    ['a', 'a-3', 'a'],
    ['a', 'a-3', 'a-2'],
  ],
  [
    ['a', 'a', 'a-2'],
    ['a', 'a-3', 'a-2'],
  ],
  [
    ['a', 'a', 'a-2', 'a-2'],
    ['a', 'a-3', 'a-2', 'a-2-2'],
  ],
])('tells %j apart as %j', (names, distinct) => {
  expect(distinctNames(names)).toEqual(distinct);
});

const PARTS = ['a', 'a-2', 'a-3', 'a-2-2', 'b', ''];

/** Every list of four names that can collide with each other's numbers. */
const lists = PARTS.flatMap((first) =>
  PARTS.flatMap((second) => PARTS.flatMap((third) => PARTS.map((fourth) => [first, second, third, fourth]))),
);

it('gives no name twice, leaves the first its own, and changes nothing when read again', () => {
  const isPersisted = (names: readonly string[]) => {
    const distinct = distinctNames(names);
    const isFirstKept = names.every(
      (name, index) => names.indexOf(name) !== index || distinct[index] === name,
    );
    const isStable = distinctNames(distinct).every((name, index) => name === distinct[index]);
    return new Set(distinct).size === names.length && isFirstKept && isStable;
  };
  expect(lists.filter((names) => !isPersisted(names))).toEqual([]);
});
