import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes } from 'react-router-dom';
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

it('marks the tools whose server part has reminders', () => {
  const packages = join(import.meta.dirname, '../../../packages');
  for (const { id, reminds = false } of tools) {
    expect(reminds, id).toBe(existsSync(join(packages, id, 'server/reminders.ts')));
  }
});

it('leads to settings that each tool has itself', () => {
  const settings = tools.flatMap(({ id, settings: own, routes }) => (own ? [{ id, own, routes }] : []));
  expect(settings.map(({ id }) => id)).toContain('workout');
  for (const { id, own, routes } of settings) expect(matchRoutes(routes, own.path), id).not.toBeNull();
});

it('leads to what a tool has itself: what admins do there, and where a first record is made', () => {
  const links = tools.flatMap(({ administers, begins, routes }) =>
    [administers, administers?.adds, begins].flatMap((link) => (link ? [{ link, routes }] : [])),
  );
  expect(links.map(({ link }) => link.path)).toEqual([
    '/workout/admin/users',
    '/workout/admin/users/add',
    '/workout/start',
    '/expiry/add',
    '/loyality/add',
  ]);
  for (const { link, routes } of links) expect(matchRoutes(routes, link.path), link.path).not.toBeNull();
});

it('says what each tool is, each in its own words', () => {
  const taglines = tools.map(({ tagline }) => tagline);
  expect(new Set(taglines).size).toBe(tools.length);
  expect(taglines).not.toContain('Soon');
});
