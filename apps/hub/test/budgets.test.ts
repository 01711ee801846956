import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readTools } from '../../../tools.mjs';
import type { BuiltTool } from '../src/drawn/draw-screens';
import { type Build, readBuild } from './weight';

/**
 * The most that a first visit weighs without its data, in kB (1,000 bytes) of brotli: the page itself with
 * its styles, and all scripts that it lists. The login page and home are the start of everything.
 */
const START = { '/login': 118, '/': 150 };
/** The same for the first page of a tool: the largest decides, which is Workout's for a coach. */
const TOOL_LIMIT = 218;
const COACHS_FIRST_PAGE = '/workout/admin';

/** The large files that are loaded when something needs them. */
const ON_DEMAND = [
  'ui-chart',
  'workout-coach-people-library',
  'loyalty-codes-matrix',
  'scan.worker',
  'zxing_reader',
  'pdf',
  'file-core-pdf',
  'pdfjs',
];

/** Below this, a request costs more than a separate file saves. */
const SMALLEST = 500;
/** The files of the entry, the sign-in guard and the shared parts, and three of a tool. */
const MOST_FILES = 7;
/** The bundler's runtime, a separate file in every build. */
const BUNDLERS_OWN = /^assets\/rolldown-runtime-/;

const DIST = join(import.meta.dirname, '../dist');

const declared = readTools().map(({ id }) => id);

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
  it.each(Object.entries(START))('sends for %s at most %d kB of code', expectWithin);

  it.each(declared)(`sends at most ${String(TOOL_LIMIT)} kB of code for the first page of %s`, (id) =>
    expectWithin(tools.find((tool) => tool.id === id)!.path, TOOL_LIMIT),
  );

  it(`sends at most ${String(TOOL_LIMIT)} kB of code for the first page of a coach`, () =>
    expectWithin(COACHS_FIRST_PAGE, TOOL_LIMIT));

  it.each(ON_DEMAND)('sends %s apart from all pages', async (name) => {
    const named = new RegExp(`^${name}-[\\w-]{8}\\.(js|wasm)$`);
    const files = (await readdir(join(DIST, 'assets'))).filter((file) => named.test(file));
    expect(files).toHaveLength(1);
    const file = `assets/${files[0]!}`;
    for (const page of Object.keys(build.pages)) expect(build.scriptsOf(page), page).not.toContain(file);
  });

  it.each(['scan.worker', 'zxing_reader', 'loyalty-codes-matrix', 'pdfjs'])(
    'caches %s only on devices that have used it',
    async (name) => {
      const worker = await readFile(join(DIST, 'service-worker.js'), 'utf8');
      expect(worker).toContain(`"isOnUse":true,"revision":null,"url":"assets/${name}-`);
    },
  );

  it('caches all that a page needs first at the installation, however large it is', async () => {
    const worker = await readFile(join(DIST, 'service-worker.js'), 'utf8');
    const files = Object.keys(build.pages).flatMap((page) => build.scriptsOf(page));
    for (const name of ['shell', 'kit']) expect(files.join(' ')).toContain(`assets/${name}-`);
    const isFirst = (file: string) =>
      worker.includes(`"isLater":false,"isOnUse":false,"revision":null,"url":"${file}"`);
    expect(files.filter((file) => !isFirst(file))).toEqual([]);
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
