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
  { page: '/login', limit: 113 },
  { page: '/', limit: 142 },
  // A tool may have 20 kB more than home.
  { page: '/alias', limit: 162 },
  { page: '/time', limit: 162 },
  { page: '/expiry', limit: 162 },
  // With the makers of both codes: at a till, nobody waits twice.
  { page: '/loyality/:id', limit: 172 },
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
  it.each(budgets)('sends at most $limit kB of code for $page', async ({ page, limit }) => {
    const files = [build.pages[page]!, ...build.scriptsOf(page)];
    const weight = (await build.weigh(files)) / 1000;
    process.stdout.write(`${page}: ${weight.toFixed(1)} of ${limit} kB in ${files.length} files\n`);
    expect(weight).toBeLessThanOrEqual(limit);
  });

  it('has no page that names a small file beside others of its own', async () => {
    const alias = new Set(build.scriptsOf('/alias'));
    const ofTools = build.scriptsOf('/expiry').filter((file) => alias.has(file));
    const shared = new Set([...build.scriptsOf('/'), ...build.scriptsOf('/login'), ...ofTools]);
    for (const page of Object.keys(build.pages)) {
      const own = build.scriptsOf(page).filter((file) => !shared.has(file));
      expect(own.length, page).toBeLessThanOrEqual(1);
    }
    for (const file of shared) {
      if (!BUNDLERS_OWN.test(file)) expect(await build.weigh([file]), file).toBeGreaterThan(SMALLEST);
    }
  });
});
