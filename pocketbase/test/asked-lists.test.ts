import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { askableOf } from '../hooks/collections';
import { isAllowedFilter, isAllowedSort } from '../hooks/list-question';
import { collections } from '../schema';

/** The filters and orders of the screens, as written in their source, are ones that the hub allows. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TEXT = String.raw`(?:'[^']*'|\x60[^\x60]*\x60)`;
/** `client.filter('…')`, also of several lines; the `filter` of a list and of a tile. */
const FILTERS = new RegExp(String.raw`\bfilter(?:\(|: \[?)\s*(${TEXT}(?:\s*\+\s*${TEXT})*)`, 'g');
const SORTS = new RegExp(String.raw`\bsort: (${TEXT})`, 'g');

const folders = ['apps/hub', ...readdirSync(`${ROOT}packages`).map((name) => `packages/${name}`)];

function declaredIn(folder: string): string[] {
  const path = `${ROOT}${folder}/server/collections.ts`;
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return collections.map(({ name }) => name).filter((name) => text.includes(`name: '${name}',\n    type:`));
}

const ofTools = folders.flatMap(declaredIn);
const ofTheHub = collections.map(({ name }) => name).filter((name) => !ofTools.includes(name));

/** What a package may ask: of the hub's own collections and those of its tool. */
function askableFrom(folder: string) {
  const all = [...ofTheHub, ...declaredIn(folder)].map(askableOf);
  return {
    filter: all.flatMap(({ filter }) => filter),
    contains: all.flatMap(({ contains }) => contains),
    sort: all.flatMap(({ sort }) => sort),
  };
}

const isProduct = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|stories|bench)\.|(^|\/)testing\//.test(file);

/** The texts that a pattern finds, with a value or an id for what is filled in. */
function textsIn(folder: string, pattern: RegExp): string[] {
  const files = readdirSync(`${ROOT}${folder}/src`, { recursive: true, encoding: 'utf8' }).filter(isProduct);
  const sources = files.map((file) => readFileSync(`${ROOT}${folder}/src/${file}`, 'utf8'));
  const found = sources.flatMap((source) => [...source.matchAll(pattern)].map(([, text = '']) => text));
  return found.map((text) =>
    text
      .replace(/['`]\s*\+\s*['`]/g, '')
      .replace(/\{:\w+\}/g, '"2030-01-01T00:00:00.000Z"')
      .replace(/\$\{\w+\}/g, 'id')
      .slice(1, -1),
  );
}

const asked = folders.map((folder) => ({
  folder,
  // What has no sign is none, such as the name of a key.
  filters: textsIn(folder, FILTERS).filter((text) => /[=<>~]/.test(text)),
  sorts: textsIn(folder, SORTS),
}));

describe.each(asked.filter(({ filters, sorts }) => filters.length + sorts.length > 0))(
  'what $folder asks',
  ({ folder, filters, sorts }) => {
    const askable = askableFrom(folder);

    it('is taken', () => {
      expect(filters.filter((filter) => !isAllowedFilter(filter, askable))).toEqual([]);
      expect(sorts.filter((sort) => !isAllowedSort(sort, askable))).toEqual([]);
    });
  },
);

it('the queries are found as they are written: alone, in several lines, for a tile', () => {
  const filters = asked.flatMap(({ filters }) => filters);
  const day = '"2030-01-01T00:00:00.000Z"';
  expect(filters).toContain('active = true || user = ""');
  expect(filters).toContain(
    `(user = ${day} && date >= ${day} && date <= ${day}) || (user = ${day} && plannedDate >= ${day} && plannedDate <= ${day})`,
  );
  expect(filters).toContain(`expiryDate >= ${day} && expiryDate <= ${day}`);
  expect(asked.flatMap(({ sorts }) => sorts)).toContain('-deletedAt');
});
