import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Build, readBuild } from './weight';

interface Budget {
  page: string;
  /** In kB (1,000 bytes) of brotli: the page itself with its styles, and all scripts that it names. */
  limit: number;
}

/** The most that a cold visit may fetch beside its data. A tool adds a line here. */
const budgets: Budget[] = [
  { page: '/login', limit: 115 },
  { page: '/', limit: 139 },
  // A tool may have 28 kB more than home has by now: its own, and what only tools share.
  { page: '/workout', limit: 168 },
  { page: '/time', limit: 167 },
  { page: '/expiry', limit: 167 },
  // Without the windowed list, which is loaded for many.
  { page: '/alias', limit: 167 },
  { page: '/currency', limit: 167 },
  { page: '/obscura', limit: 172 },
  { page: '/currency/:pair', limit: 165 },
  // With the makers of both codes: at a till, nobody waits twice.
  { page: '/loyality/:id', limit: 174 },
  // Without the chart, which is loaded when there are figures to show.
  { page: '/progress/overview', limit: 174 },
  // What a coach begins with may be 10 kB more than what an athlete does, and plans with their editor 30 kB more.
  { page: '/workout/admin', limit: 175 },
  { page: '/workout/admin/users/:id/plans', limit: 200 },
];

/**
 * The most that Obscura's own screen may be, what it fetches when the first file is there, and what more for each kind: a
 * photo with its details, a PDF.
 */
const OBSCURA_LIMITS = { obscura: 20, 'obscura.worker': 5, jpeg: 8, png: 18, exifr: 10, pdf: 60 };

/** The most that a chart may fetch when one is shown. */
const CHART_LIMIT = 158;

/** Smaller files are merged, unless one is all that its screen adds. */
const SMALLEST = 2_000;
/** What the bundler keeps in a file of its own, in every build. */
const BUNDLERS_OWN = /^assets\/rolldown-runtime-/;

/** The files of tools are called as their packages; addresses begin with another word here and there. */
const TOOL_FILES = ['workout', 'alias', 'currency', 'time', 'obscura', 'expiry', 'loyalty'];
const FILE_OF: Partial<Record<string, string>> = {
  exercises: 'workout',
  loyality: 'loyalty',
  progress: 'workout',
};

const DIST = join(import.meta.dirname, '../dist');

let build: Build;

beforeAll(async () => {
  build = await readBuild(DIST);
});

describe('the built hub', () => {
  it.each(budgets)('sends at most $limit kB of code for $page', async ({ page, limit }) => {
    const files = [build.pages[page]!, ...build.scriptsOf(page)];
    const weight = (await build.weigh(files)) / 1000;
    process.stdout.write(`${page}: ${weight.toFixed(1)} of ${limit} kB in ${files.length} files\n`);
    expect(weight).toBeLessThanOrEqual(limit);
  });

  it(`sends charts apart from all pages, in at most ${String(CHART_LIMIT)} kB`, async () => {
    const chart = (await readdir(join(DIST, 'assets'))).filter((file) => /^chart-.*\.js$/.test(file));
    expect(chart).toHaveLength(1);
    const file = `assets/${chart[0]!}`;
    expect((await build.weigh([file])) / 1000).toBeLessThanOrEqual(CHART_LIMIT);
    for (const page of Object.keys(build.pages)) expect(build.scriptsOf(page), page).not.toContain(file);
  });

  it.each(Object.entries(OBSCURA_LIMITS))('keeps %s of Obscura within %i kB', async (name, limit) => {
    const named = new RegExp(`^${name}-[\\w-]{8}\\.js$`);
    const files = (await readdir(join(DIST, 'assets'))).filter((file) => named.test(file));
    expect(files).toHaveLength(1);
    const file = `assets/${files[0]!}`;
    const weight = (await build.weigh([file])) / 1000;
    process.stdout.write(`${name}: ${weight.toFixed(1)} of ${limit} kB\n`);
    expect(weight).toBeLessThanOrEqual(limit);
    // Nobody who has chosen no file loads what only files need.
    for (const page of Object.keys(build.pages))
      expect(build.scriptsOf(page).includes(file), page).toBe(name === 'obscura' && page === '/obscura');
  });

  it('has no page that names a small file beside others of its own', async () => {
    const alias = new Set(build.scriptsOf('/alias'));
    const ofTools = build.scriptsOf('/expiry').filter((file) => alias.has(file));
    // All parts of Workout stand on the file of its first screen, and plans on that of the coach's first one.
    const common = ['/', '/login', '/workout', '/workout/admin'].flatMap((page) => build.scriptsOf(page));
    const shared = new Set([...common, ...ofTools]);
    for (const page of Object.keys(build.pages)) {
      const own = build.scriptsOf(page).filter((file) => !shared.has(file));
      expect(own.length, page).toBeLessThanOrEqual(1);
    }
    for (const file of shared) {
      if (!BUNDLERS_OWN.test(file)) expect(await build.weigh([file]), file).toBeGreaterThan(SMALLEST);
    }
  });

  it('has no page that names the file of another tool', () => {
    for (const page of Object.keys(build.pages)) {
      const [, first = ''] = page.split('/');
      const others = TOOL_FILES.filter((tool) => tool !== (FILE_OF[first] ?? first));
      const foreign = build
        .scriptsOf(page)
        .filter((file) => others.some((tool) => file.startsWith(`assets/${tool}-`)));
      expect(foreign, page).toEqual([]);
    }
  });
});
