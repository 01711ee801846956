import { expect, it } from 'vitest';
import { aliasTool } from './index';

it('tells on the tile how many addresses there are', () => {
  expect(aliasTool.summary?.counts('2026-11-21')).toEqual([{ collection: 'aliases' }]);
  expect(aliasTool.summary?.inWords(148)).toBe('148 addresses');
});
