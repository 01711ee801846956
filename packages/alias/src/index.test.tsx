import { expect, it } from 'vitest';
import { aliasTool } from './index';

it('tells on the tile how many addresses there are', () => {
  const moment = { today: '2026-11-21', personId: 'mei' };
  expect(aliasTool.summary?.queries(moment)).toEqual([{ collection: 'aliases' }]);
  expect(aliasTool.summary?.inWords([{ total: 148, first: [] }], moment)).toBe('148 addresses');
});
