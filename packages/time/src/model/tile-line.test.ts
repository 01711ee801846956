import { expect, it } from 'vitest';
import { tileLine } from './tile-line';

it('tells the time of the first city on the tile', () => {
  expect(tileLine(new Date('2026-11-21T12:14:59Z'))).toBe('Penang 20:14');
});
