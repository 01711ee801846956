import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './lib/paths.mjs';

const page = readFileSync(join(ROOT, 'README.md'), 'utf8');
const [, section = ''] = page.split('\n## How it is laid out\n');
const [table = ''] = section.split('\n## ');

/** The folders in the table: its links, and the tools in the row of `packages/`. */
function namedFolders() {
  const links = [...table.matchAll(/^\| \[`[^`]+`\]\(([^)]+)\)/gm)].map(([, path]) => String(path));
  const [, tools = ''] = /^\| `packages\/`(.*)$/m.exec(table) ?? [];
  return [...links, ...[...tools.matchAll(/`([\w-]+)`/g)].map(([, tool]) => `packages/${tool}`)].sort();
}

/** The folders of the workspace's packages, from the patterns in `pnpm-workspace.yaml`. */
function packageFolders() {
  const [list = ''] = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8').split('\n\n');
  const patterns = [...list.matchAll(/^ +- (\S+)$/gm)].map(([, pattern]) => String(pattern));
  const folders = patterns.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(join(ROOT, parent)).map((name) => `${parent}/${name}`);
  });
  return folders.filter((folder) => existsSync(join(ROOT, folder, 'package.json')));
}

test('the table of folders names every package', () => {
  const named = namedFolders();
  expect(packageFolders()).toEqual(expect.arrayContaining(['apps/hub', 'packages/expiry', 'e2e']));
  expect(packageFolders().filter((folder) => !named.includes(folder))).toEqual([]);
});

test('the table of folders names no folder that is gone', () => {
  expect(namedFolders().filter((folder) => !existsSync(join(ROOT, folder)))).toEqual([]);
});
