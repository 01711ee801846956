import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Build, readBuild } from './weight';

interface Budget {
  page: string;
  /** In kB (1,000 bytes) of brotli: the page itself with its styles, and all scripts that it names. */
  limit: number;
  /** Counts only what comes on top of this page's scripts. */
  onTopOf?: string;
}

/** The most that a cold visit may fetch beside its data. A tool adds a line here. */
const budgets: Budget[] = [
  { page: '/login', limit: 113 },
  { page: '/', limit: 142 },
  { page: '/alias', limit: 20, onTopOf: '/' },
  { page: '/expiry', limit: 20, onTopOf: '/' },
  // With the makers of both codes: at a till, nobody waits twice.
  { page: '/loyality/:id', limit: 30, onTopOf: '/' },
];

/** Smaller files are merged, unless one is all that its screen adds. */
const SMALLEST = 2_000;
/** What the bundler keeps in a file of its own, in every build. */
const BUNDLERS_OWN = /^assets\/rolldown-runtime-/;

let build: Build;

beforeAll(async () => {
  build = await readBuild(join(import.meta.dirname, '../dist'));
});

describe('the built hub', () => {
  it.each(budgets)('sends at most $limit kB of code for $page', async ({ page, limit, onTopOf }) => {
    const known = new Set(onTopOf === undefined ? [] : build.scriptsOf(onTopOf));
    const scripts = build.scriptsOf(page).filter((file) => !known.has(file));
    const files = onTopOf === undefined ? [build.pages[page]!, ...scripts] : scripts;
    const weight = (await build.weigh(files)) / 1000;
    process.stdout.write(`${page}: ${weight.toFixed(1)} of ${limit} kB in ${files.length} files\n`);
    expect(weight).toBeLessThanOrEqual(limit);
  });

  it('has no page that names a small file beside others of its own', async () => {
    const [home, login] = [build.scriptsOf('/'), build.scriptsOf('/login')];
    const shared = new Set([...home, ...login]);
    for (const page of Object.keys(build.pages)) {
      const own = build.scriptsOf(page).filter((file) => !shared.has(file));
      expect(own.length, page).toBeLessThanOrEqual(1);
    }
    for (const file of shared) {
      if (!BUNDLERS_OWN.test(file)) expect(await build.weigh([file]), file).toBeGreaterThan(SMALLEST);
    }
  });
});
