import { expect, it } from 'vitest';
import { readTools } from '../../../tools.mjs';
import { tools } from './tools';

it('holds every tool of the workspace, in the order that they declare', () => {
  expect(tools.map(({ id }) => id)).toEqual(readTools().map(({ id }) => id));
});

it('holds the seven tiles of the specification, in its order and words', () => {
  expect(tools.slice(0, 7).map(({ name, path }) => [name, path])).toEqual([
    ['Workout', '/workout'],
    ['Aliases', '/alias'],
    ['Currency', '/currency'],
    ['Time', '/time'],
    ['Obscura', '/obscura'],
    ['Expiry', '/expiry'],
    ['Loyality', '/loyality'],
  ]);
});

it('says what each tool is, each in its own words', () => {
  const taglines = tools.map(({ tagline }) => tagline);
  expect(new Set(taglines).size).toBe(tools.length);
  expect(taglines).not.toContain('Soon');
});
