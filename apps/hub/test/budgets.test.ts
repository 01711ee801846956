import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Build, readBuild } from './weight';

const SHELL = 'src/shell/shell.tsx';
const ALIAS = '../../packages/alias/dist';
const EXPIRY = '../../packages/expiry/dist';
const LOYALTY = '../../packages/loyalty/dist';

/** What the home screen fetches by itself: the shell and the live line of each tile that has one. */
const HOME = [
  SHELL,
  `${ALIAS}/components/alias-summary.js`,
  `${EXPIRY}/components/expiry-summary.js`,
  `${LOYALTY}/components/loyalty-summary.js`,
];

interface Budget {
  address: string;
  /** The modules that the address loads on demand, by their names in the manifest. */
  modules: string[];
  /** In kB (1,000 bytes) of brotli, JavaScript and styles together. */
  limit: number;
  /** Counts only what comes on top of these modules. */
  onTopOf?: string[];
}

/** The most that a cold visit may fetch. A tool adds a line here. */
const budgets: Budget[] = [
  { address: '/login', modules: ['src/pages/login.page.tsx'], limit: 95 },
  { address: '/', modules: HOME, limit: 118 },
  { address: '/alias', modules: [SHELL, `${ALIAS}/list/list.page.js`], limit: 20, onTopOf: HOME },
  {
    address: '/alias/generate',
    modules: [SHELL, `${ALIAS}/generator/generate.page.js`],
    limit: 20,
    onTopOf: HOME,
  },
  { address: '/expiry', modules: [SHELL, `${EXPIRY}/pages/upcoming.page.js`], limit: 12, onTopOf: HOME },
  {
    address: '/loyality, its cards and the makers of both codes',
    modules: [SHELL, `${LOYALTY}/pages/list.page.js`, `${LOYALTY}/pages/card.page.js`],
    limit: 30,
    onTopOf: HOME,
  },
];

describe('the built hub', () => {
  let build: Build;
  beforeAll(async () => {
    build = await readBuild(join(import.meta.dirname, '../dist'));
  });

  it.each(budgets)('fetches at most $limit kB for $address', async ({ address, modules, limit, onTopOf }) => {
    const known = onTopOf === undefined ? new Set<string>() : build.filesFor(onTopOf);
    const files = [...build.filesFor(modules)].filter((file) => !known.has(file));
    const weight = (await build.weigh(files)) / 1000;
    process.stdout.write(`${address}: ${weight.toFixed(1)} of ${limit} kB in ${files.length} files\n`);
    expect(weight).toBeLessThanOrEqual(limit);
  });
});
