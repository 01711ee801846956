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

it('says on its tile that a tool is yet to come', () => {
  const toCome = tools.filter(({ tagline }) => tagline === 'Soon');
  expect(toCome.map(({ name }) => name)).toEqual(['Obscura']);
});

it('gives each tool an id of its own', () => {
  expect(new Set(tools.map(({ id }) => id)).size).toBe(tools.length);
});
