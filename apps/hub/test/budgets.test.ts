import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readTools } from '../../../tools.mjs';
import type { BuiltTool } from '../src/drawn/draw-screens';
import { type Build, readBuild } from './weight';

interface Budget {
  page: string;
  /** In kB (1,000 bytes) of brotli: the page itself with its styles, and all scripts that it lists. */
  limit: number;
}

/**
 * The limit of a tool's first page: 37 kB more than home, for its own code and the code that only tools
 * share.
 */
const TOOL_LIMIT = 185;

const declared = readTools();

/** The limits of a first visit without its data. A tool declares in its package.json if it needs more. */
const budgets: Budget[] = [
  { page: '/login', limit: 118 },
  { page: '/', limit: 148 },
  ...declared.flatMap((tool) => Object.entries(tool.budgets).map(([page, limit]) => ({ page, limit }))),
];

/** What is fetched in addition to a page if something needs it. */
const filesOfTools = declared.flatMap(({ id, files }) =>
  Object.entries(files).map(([name, limit]) => ({ tool: id, name, limit })),
);

/** The limit of a chart, loaded when one is shown: 158.0 kB, plus 0.2 for brotli with other names in it. */
const CHART_LIMIT = 159;

/** The limit of the code reader's program, for people who scan. */
const READER_LIMIT = 330;

/** Below this, a request costs more than a separate file saves. */
const SMALLEST = 500;
/** The files of the entry, the sign-in guard and the shared parts, and three of a tool. */
const MOST_FILES = 7;
/** The bundler's runtime, a separate file in every build. */
const BUNDLERS_OWN = /^assets\/rolldown-runtime-/;

const DIST = join(import.meta.dirname, '../dist');

let build: Build;
let tools: BuiltTool[];

beforeAll(async () => {
  build = await readBuild(DIST);
  tools = JSON.parse(await readFile(join(DIST, '.tools.json'), 'utf8')) as BuiltTool[];
});

/** Prints the size of a page, and compares it with its limit. */
async function expectWithin(page: string, limit: number) {
  const files = [build.pages[page]!, ...build.scriptsOf(page)];
  const weight = (await build.weigh(files)) / 1000;
  process.stdout.write(`${page}: ${weight.toFixed(1)} of ${limit} kB in ${files.length} files\n`);
  expect(weight, page).toBeLessThanOrEqual(limit);
}

describe('the built hub', () => {
  it.each(budgets)('sends at most $limit kB of code for $page', ({ page, limit }) =>
    expectWithin(page, limit),
  );

  it(`sends at most ${String(TOOL_LIMIT)} kB of code for the first page of a tool that says no more`, async () => {
    expect(tools.map(({ id }) => id)).toEqual(declared.map(({ id }) => id));
    const stated = new Set(budgets.map(({ page }) => page));
    for (const { path } of tools) if (!stated.has(path)) await expectWithin(path, TOOL_LIMIT);
  });

  it(`sends charts apart from all pages, in at most ${String(CHART_LIMIT)} kB`, async () => {
    const chart = (await readdir(join(DIST, 'assets'))).filter((file) => /^ui-chart-.*\.js$/.test(file));
    expect(chart).toHaveLength(1);
    const file = `assets/${chart[0]!}`;
    expect((await build.weigh([file])) / 1000).toBeLessThanOrEqual(CHART_LIMIT);
    for (const page of Object.keys(build.pages)) expect(build.scriptsOf(page), page).not.toContain(file);
  });

  it('sends the program of the code reader apart from all pages', async () => {
    const programs = (await readdir(join(DIST, 'assets'))).filter((file) => file.endsWith('.wasm'));
    expect(programs).toHaveLength(1);
    expect((await build.weigh([`assets/${programs[0]!}`])) / 1000).toBeLessThanOrEqual(READER_LIMIT);
    const worker = await readFile(join(DIST, 'service-worker.js'), 'utf8');
    for (const file of ['zxing_reader', 'scan.worker'])
      expect(worker).toContain(`"isOnUse":true,"revision":null,"url":"assets/${file}-`);
  });

  it('caches all that home needs at the installation, however large it is', async () => {
    const worker = await readFile(join(DIST, 'service-worker.js'), 'utf8');
    const files = build.scriptsOf('/');
    expect(files.some((file) => file.startsWith('assets/shell-'))).toBe(true);
    const isFirst = (file: string) =>
      worker.includes(`"isLater":false,"isOnUse":false,"revision":null,"url":"${file}"`);
    expect(files.filter((file) => !isFirst(file))).toEqual([]);
  });

  it.each(filesOfTools)('keeps $name of $tool within $limit kB', async ({ name, tool, limit }) => {
    const named = new RegExp(`^${name}-[\\w-]{8}\\.js$`);
    const files = (await readdir(join(DIST, 'assets'))).filter((file) => named.test(file));
    expect(files).toHaveLength(1);
    const file = `assets/${files[0]!}`;
    const weight = (await build.weigh([file])) / 1000;
    process.stdout.write(`${name}: ${weight.toFixed(1)} of ${limit} kB\n`);
    expect(weight).toBeLessThanOrEqual(limit);
    // Without a chosen file, nothing is loaded that only files need.
    const { path } = tools.find(({ id }) => id === tool)!;
    for (const page of Object.keys(build.pages))
      expect(build.scriptsOf(page).includes(file), page).toBe(name === tool && page === path);
  });

  it(`has no page that names more than ${String(MOST_FILES)} files, or one that is too small for a request`, async () => {
    for (const page of Object.keys(build.pages)) {
      const files = build.scriptsOf(page).filter((file) => !BUNDLERS_OWN.test(file));
      expect(files.length, page).toBeLessThanOrEqual(MOST_FILES);
      for (const file of files) expect(await build.weigh([file]), file).toBeGreaterThan(SMALLEST);
    }
  });

  it('names the file of its tool in each page, but where one only leads on', () => {
    const without = tools.flatMap(({ id, addresses }) =>
      addresses.filter((page) => !build.scriptsOf(page).some((file) => file.startsWith(`assets/${id}-`))),
    );
    expect(without).toEqual(['/progress']);
  });

  it('has no page that names the file of another tool', () => {
    for (const page of Object.keys(build.pages)) {
      const others = tools.filter(({ addresses }) => !addresses.includes(page));
      const foreign = build
        .scriptsOf(page)
        .filter((file) => others.some(({ id }) => file.startsWith(`assets/${id}-`)));
      expect(foreign, page).toEqual([]);
    }
  });
});
