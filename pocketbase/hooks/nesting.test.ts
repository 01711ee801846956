import { expect, it } from 'vitest';
import { isNestedTooDeep } from './nesting';

const lists = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;
const objects = (levels: number) => JSON.parse('{"a":'.repeat(levels) + '1' + '}'.repeat(levels)) as unknown;

it('a value of JSON has at most 20 levels of lists and objects', () => {
  for (const value of [null, 'text', 1, lists(20), objects(20), [1, lists(19)], { a: 'b', c: objects(19) }]) {
    expect(isNestedTooDeep(value), JSON.stringify(value)).toBe(false);
  }
  for (const value of [lists(21), objects(21), [1, lists(20)], { a: 'b', c: objects(20) }]) {
    expect(isNestedTooDeep(value), JSON.stringify(value)).toBe(true);
  }
});
