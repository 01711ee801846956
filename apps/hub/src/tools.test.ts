import { expect, it } from 'vitest';
import { tools } from './tools';

it('holds the seven tiles of the specification, in its order and words', () => {
  expect(tools.map(({ name, path }) => [name, path])).toEqual([
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

it('gives each tool an id of its own', () => {
  expect(new Set(tools.map(({ id }) => id)).size).toBe(tools.length);
});
