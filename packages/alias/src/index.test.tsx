import { expect, it } from 'vitest';
import { tool } from './index';

it('tells on the tile how many addresses there are', () => {
  const moment = { today: '2026-11-21', personId: 'mei', isAdmin: false };
  expect(tool.summary?.queries(moment)).toEqual([{ collection: 'aliases' }]);
  expect(tool.summary?.inWords([{ total: 148, first: [] }], moment)).toBe('148 addresses');
});
