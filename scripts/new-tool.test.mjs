import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { nameTools } from './lib/tool-dependencies.mjs';
import { TIME_LIMITS } from '../time-limits.mjs';

/** A complete tool in one folder: a collection, a list, a form, a tile and offline data. */
const NOTES = join(ROOT, 'scripts/testing/notes');
/** Folders that neither builds nor tests need. */
const LEFT_OUT = [
  '.git',
  '.turbo',
  'docs',
  'e2e',
  'bench',
  'node_modules',
  'storybook-static',
  'apps/hub/dist',
];

/**
 * The environment of the programs: not that of a test, which Vitest sets here, and without colours in the
 * output.
 */
const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined, NO_COLOR: '1' };

/** @type {string} */
let root;

/**
 * A copy of the workspace, with the installed packages of the real one, in a folder whose name must be
 * escaped in URLs.
 */
async function copyOfTree() {
  const copy = await mkdtemp(join(tmpdir(), 'hub für mich '));
  await cp(ROOT, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => {
      const name = relative(ROOT, path).split(sep).join('/');
      return !LEFT_OUT.includes(name) && !/(^|\/)(test-results|pb_data|demo_data|\.cache)$/.test(name);
    },
  });
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Links the new tool as an installation does, but without the network. */
async function install() {
  await nameTools(root);
  const installed = join(root, 'packages/alias/node_modules');
  await cp(installed, join(root, 'packages/notes/node_modules'), { recursive: true, verbatimSymlinks: true });
  await symlink('../../../../packages/notes', join(root, 'apps/hub/node_modules/@hub/notes'));
}

/**
 * Runs a program in a folder of the copy.
 * @param {string} folder
 * @param {string} program
 * @param {string[]} args
 */
async function inFolder(folder, program, args) {
  const { code, text } = await run(program, args, {
    cwd: join(root, folder),
    env,
    output: 'capture',
  });
  expect(code, text).toBe(0);
  return text;
}

/** @param {string} name */
const installed = (name) => join(root, 'node_modules/.bin', name);

beforeAll(async () => {
  root = await copyOfTree();
  await cp(NOTES, join(root, 'packages/notes'), { recursive: true });
  await install();
  await inFolder('.', process.execPath, ['pocketbase/generate.mjs']);
  await Promise.all([
    inFolder('pocketbase', process.execPath, ['build.mjs']),
    inFolder('packages/notes', installed('tsup'), []),
    inFolder('packages/pb-client', installed('tsup'), []),
  ]);
  await inFolder('apps/hub', installed('vite'), ['build']);
}, TIME_LIMITS.program);

afterAll(() => rm(root, { recursive: true, force: true }));

describe('a tool that is one new folder', () => {
  test('has a tile, routes of its own and a page drawn by the build', async () => {
    const built = await readFile(join(root, 'apps/hub/dist/.tools.json'), 'utf8');
    expect(JSON.parse(built)).toContainEqual(expect.objectContaining({ id: 'notes', path: '/notes' }));
    const pages = await readFile(join(root, 'apps/hub/dist/.pages.json'), 'utf8');
    expect(pages).toContain('/notes');
  });

  test('is held to the budget of all tools', async () => {
    // The budgets of the other pages are tested in the real workspace: one more tool changes their size by
    // some bytes.
    const ofNewTool = ['run', 'test/budgets.test.ts', '-t', 'first page of notes'];
    expect(await inFolder('apps/hub', installed('vitest'), ofNewTool)).toMatch(/\/notes: [\d.]+ of \d+ kB/);
  });

  test('is tested by itself', async () => {
    await inFolder('packages/notes', installed('vitest'), ['run']);
  });

  test(
    'has its rights, limits, races and sample records tried on a real server',
    { timeout: TIME_LIMITS.program },
    async () => {
      const names = ['matrix', 'fields', 'concurrency', 'schema', 'routes', 'bodies', 'seed'];
      const suites = names.map((name) => `test/${name}.test.ts`);
      const text = await inFolder('pocketbase', installed('vitest'), ['run', ...suites, '-t', 'notes']);
      const [, passed] = /Tests\D+(\d+) passed/.exec(text) ?? [];
      expect(Number(passed)).toBeGreaterThan(80);
    },
  );
});
